import { RECORD_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/record-form';
import { useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormError } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import s from './form-notice.module.css';
import type { Conflict, RecordForm } from './use-record-form.ts';

const SIDES = ['mine', 'theirs'] as const;

export function FormNotice<Values extends FieldValues>({ record }: { record: RecordForm<Values> }) {
  const { form, conflicts, kept } = record;
  const { errors, isSubmitting } = form.formState;
  const notice = useRef<HTMLDivElement>(null);
  const isAsking = conflicts.length > 0;
  // Move focus to the notice, because it is above the fields and the pressed button is below them.
  useEffect(() => {
    if (isAsking) notice.current?.focus();
  }, [isAsking]);
  return (
    <>
      <FormError message={errors.root?.server?.message} />
      {isAsking && (
        <div ref={notice} className={s.notice} role="alert" tabIndex={-1}>
          <Icon name="warning" />
          <p>
            {m.changed}
            {kept.length > 0 && ` ${m.kept(kept)}`}
          </p>
          {conflicts.map((conflict) => (
            <Choice key={conflict.label} conflict={conflict} isDisabled={isSubmitting} />
          ))}
        </div>
      )}
    </>
  );
}

function Choice({ conflict, isDisabled }: { conflict: Conflict; isDisabled: boolean }) {
  const name = useId();
  return (
    <fieldset className={s.choice} disabled={isDisabled}>
      <legend>{conflict.label}</legend>
      {SIDES.map((side) => (
        <div key={side} className={s.side} data-chosen={conflict.chosen === side ? '' : undefined}>
          <label>
            <input
              type="radio"
              name={name}
              checked={conflict.chosen === side}
              onChange={() => conflict.choose(side)}
            />
            {m[side]}
          </label>
          <div className={s.value}>{conflict[side]}</div>
        </div>
      ))}
    </fieldset>
  );
}
