import { ApiError } from '@fuar/shared/api/api-error';
import { formatMoment } from '@fuar/shared/dates/format-moment';
import { fromIstanbul, toIstanbul } from '@fuar/shared/dates/iso-day';
import { DRAFT_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/draft-form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextField } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { FormButtons } from '../ui/form-buttons.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import s from './schedule-dialog.module.css';

type ScheduleDialogProps = {
  publishAt: string | undefined;
  /** Resolves to true if the server accepted the time. Throws an `ApiError` about `publishAt` if the server refused the time. */
  onSchedule: (publishAt: string) => Promise<boolean>;
  onClose: (scheduledFor?: string) => void;
};

export function ScheduleDialog({ publishAt, onSchedule, onClose }: ScheduleDialogProps) {
  const given = publishAt ? toIstanbul(publishAt) : { day: '', time: '09:00' };
  const [day, setDay] = useState(given.day);
  const [time, setTime] = useState(given.time);
  const [error, setError] = useState<{ field: 'day' | 'time'; text: string }>();
  const pair = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const chosen = day && time ? fromIstanbul(day, time) : undefined;
  const errorOf = (field: 'day' | 'time') => (error?.field === field ? error.text : undefined);

  useEffect(() => {
    if (error) pair.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Stop the event, because React would pass it on to the record's form, which renders this dialog.
    event.stopPropagation();
    if (!chosen) return setError({ field: day ? 'time' : 'day', text: m.momentRequired });
    setError(undefined);
    setIsBusy(true);
    try {
      // If `onSchedule` resolves to false, the dialog closes and the form behind it shows the reason.
      const isScheduled = await onSchedule(chosen);
      onClose(isScheduled ? chosen : undefined);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError({ field: 'day', text: failure.errors.publishAt ?? failure.message });
      setIsBusy(false);
    }
  };

  return createPortal(
    <FormDialog title={m.scheduleTitle} kind="question" onClose={() => isBusy || onClose()}>
      <form className={form.form} onSubmit={handleSubmit} noValidate>
        <div className={form.fields}>
          <p>{m.scheduleHint}</p>
          <div className={s.pair} ref={pair}>
            <TextField
              label={m.day}
              type="date"
              required
              value={day}
              error={errorOf('day')}
              onChange={(event) => {
                setDay(event.target.value);
                setError(undefined);
              }}
            />
            <TextField
              label={m.time}
              type="time"
              required
              value={time}
              error={errorOf('time')}
              onChange={(event) => {
                setTime(event.target.value);
                setError(undefined);
              }}
            />
          </div>
          <p className={s.echo} aria-live="polite">
            {chosen && !error && m.publishesAt(formatMoment(chosen))}
          </p>
        </div>
        <FormButtons isBusy={isBusy}>{isBusy ? m.scheduling : m.scheduleAction}</FormButtons>
      </form>
    </FormDialog>,
    document.body,
  );
}
