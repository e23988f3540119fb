import { FAIR_FACT_MESSAGES as fm } from '@fuar/shared/messages/admin/fair-facts';
import { FAIR_GROUP_MESSAGES as m } from '@fuar/shared/messages/admin/fair-groups';
import { SUPERVISION_SENTENCE } from '@fuar/shared/messages/public/supervision';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import type { FairFact } from '@fuar/shared/schemas/fair-facts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { RecordForm } from '../../components/record-form/use-record-form.ts';
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx';
import { fairQueries } from '../../queries/fairs.ts';
import { type FactGroup, groupOf } from './fair-facts.ts';
import type { FairFormValues } from './fair-form-values.ts';
import s from './fair-groups.module.css';

type GroupProps = {
  record: RecordForm<FairFormValues>;
  fair: AdminFair | undefined;
};

type FactFieldsProps = GroupProps & {
  group: FactGroup;
  /** The field that should get focus. A new object moves focus again, even to the same field. */
  focus: { fact: FairFact } | undefined;
};

export function FactFields({ group, focus, ...props }: FactFieldsProps) {
  const { setFocus } = props.record.form;
  useEffect(() => {
    if (focus && groupOf(focus.fact) === group) setFocus(focus.fact);
  }, [focus, group, setFocus]);
  const Fields = GROUPS[group];
  return <Fields {...props} />;
}

const GROUPS = { notice: Notice, facts: Facts, figures: Figures, support: Support };

function Notice({ record, fair }: GroupProps) {
  const { watch, getValues, setValue, register, formState } = record.form;
  const notice = watch('notice');
  const opened = formState.defaultValues?.previousDate ?? '';
  // The values that were cleared when the user chose 'no notice'. They are restored if the user chooses a notice again.
  const removed = useRef({ noticeText: '', previousDate: '' });

  const put = (name: 'noticeText' | 'previousDate', value: string) =>
    setValue(name, value, { shouldDirty: true });

  const handleChange = (next: string) => {
    const [noticeText, previousDate] = getValues(['noticeText', 'previousDate']);
    if (next === '') {
      removed.current = { noticeText, previousDate };
      put('noticeText', '');
      put('previousDate', '');
      return;
    }
    if (noticeText === '') put('noticeText', removed.current.noticeText);
    if (next === 'cancelled') {
      // With arrow keys, the user passes `postponed` on the way to `cancelled`, and `postponed` fills in the old days. Remove
      // them if the form had none when it was opened.
      if (previousDate !== '') removed.current.previousDate = previousDate;
      put('previousDate', opened === '' ? '' : removed.current.previousDate);
    } else if (previousDate === '') {
      put('previousDate', removed.current.previousDate || (fair?.date ?? getValues('date')));
    }
  };

  return (
    <>
      <SelectField
        hint={m.noticeHint}
        {...record.field('notice')}
        {...register('notice', { onChange: ({ target }) => handleChange(target.value) })}
      >
        <option value="">{m.noNotice}</option>
        {Object.entries(fm.notices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {notice !== '' && <TextAreaField rows={3} hint={m.noticeTextHint} {...text(record, 'noticeText')} />}
      {(notice === 'postponed' || (notice === 'cancelled' && opened !== '')) && (
        <TextField hint={m.previousDateHint} {...text(record, 'previousDate')} />
      )}
    </>
  );
}

function Facts({ record, fair }: GroupProps) {
  const listId = useId();
  const fairs = useQuery(fairQueries.list()).data ?? [];
  const others = fairs.filter(({ id }) => id !== fair?.id);
  const series = [...new Set(others.flatMap((other) => other.series ?? []))];
  return (
    <>
      <TextAreaField rows={2} hint={m.openingHoursHint} {...text(record, 'openingHours')} />
      <div className={s.even}>
        <TextField hint={m.hallHint} {...text(record, 'hall')} />
        <TextField inputMode="decimal" {...text(record, 'hallArea')} />
        <TextField inputMode="numeric" hint={m.editionHint} {...text(record, 'edition')} />
        <TextField list={listId} hint={fm.seriesHint} {...text(record, 'series')} />
      </div>
      <datalist id={listId}>
        {series.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextAreaField rows={5} hint={fm.productGroupsHint} {...text(record, 'productGroups')} />
    </>
  );
}

function Figures({ record }: GroupProps) {
  return (
    <>
      <p className={s.note}>{m.figuresHint}</p>
      <div className={s.even}>
        <TextField inputMode="numeric" {...text(record, 'visitorsLast')} />
        <TextField inputMode="numeric" {...text(record, 'exhibitorsLast')} />
      </div>
    </>
  );
}

function Support({ record }: GroupProps) {
  return (
    <>
      <TextAreaField rows={3} hint={m.supportHint} {...text(record, 'supportNote')} />
      <Supervised record={record} />
      <TextField type="url" inputMode="url" hint={m.invitationHint} {...text(record, 'invitationUrl')} />
    </>
  );
}

function Supervised({ record }: Pick<GroupProps, 'record'>) {
  const { field } = useController({ control: record.form.control, name: 'isSupervised' });
  const id = useId();
  return (
    <div>
      <label className={s.switch}>
        <input
          ref={field.ref}
          type="checkbox"
          checked={field.value === 'true'}
          aria-describedby={id}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? 'true' : '')}
        />
        {fm.fields.isSupervised}
      </label>
      <p className={s.sentence} id={id}>
        {m.supervisedHint} <strong>{SUPERVISION_SENTENCE}</strong>
      </p>
    </div>
  );
}

const text = (record: GroupProps['record'], name: FairFact) => ({
  autoComplete: 'off',
  ...record.field(name),
});
