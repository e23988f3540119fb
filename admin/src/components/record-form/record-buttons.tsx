import { formatMoment } from '@fuar/shared/dates/format-moment';
import { DRAFT_FORM_MESSAGES } from '@fuar/shared/messages/admin/draft-form';
import { RECORD_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/record-form';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { restoreFocus } from '../ui/restore-focus.ts';
import { showToast } from '../ui/toast-store.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { DraftActions } from './use-draft.ts';

type ButtonsProps = { actions: DraftActions; onScheduled?: (() => void) | undefined };

export function RecordButtons({ actions, onScheduled }: ButtonsProps) {
  const { draft, isBusy, isDirty, isSubmitting, isSavingDraft } = actions;
  const [isScheduling, setIsScheduling] = useState(false);
  const isWaiting = isBusy || isSavingDraft;
  const scheduleButton = useRef<HTMLButtonElement>(null);
  const hasKept = useRef(false);

  const handleKeep = () => {
    hasKept.current = true;
    void actions.saveDraft();
  };
  // If the form stays open after a save, the pressed button is disabled until the next change, so move the focus on.
  useEffect(() => {
    if (isWaiting || !hasKept.current) return;
    hasKept.current = false;
    restoreFocus(() => scheduleButton.current);
  }, [isWaiting]);

  const handleClose = (scheduledFor?: string) => {
    setIsScheduling(false);
    if (!scheduledFor) return;
    showToast('success', DRAFT_FORM_MESSAGES.isScheduled(formatMoment(scheduledFor)));
    onScheduled?.();
  };

  return (
    <>
      <Button disabled={isWaiting || !isDirty} onClick={handleKeep}>
        {DRAFT_FORM_MESSAGES.keep}
      </Button>
      <Button
        ref={scheduleButton}
        disabled={isWaiting || (!isDirty && !draft)}
        onClick={() => actions.whenValid(() => setIsScheduling(true))}
      >
        {DRAFT_FORM_MESSAGES.schedule}
      </Button>
      <Button type="submit" variant="primary" disabled={isWaiting}>
        {isSubmitting ? m.saving : m.save}
      </Button>
      {isScheduling && (
        <ScheduleDialog publishAt={draft?.publishAt} onSchedule={actions.schedule} onClose={handleClose} />
      )}
    </>
  );
}
