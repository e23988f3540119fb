import { RECORD_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/record-form';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import s from './form-notice.module.css';
import type { RecordForm } from './use-record-form.ts';

/** A form's general error, or the choices after an edit conflict. */
export function FormNotice<In extends FieldValues, Out>({ record }: { record: RecordForm<In, Out> }) {
  const { form, conflict } = record;
  const { errors, isSubmitting } = form.formState;
  const notice = useRef<HTMLDivElement>(null);
  const kind = conflict?.kind;
  // The notice is above the fields, but the pressed button is below them.
  useEffect(() => {
    if (kind) notice.current?.focus();
  }, [kind]);
  return (
    <>
      <FormError message={errors.root?.server?.message} />
      {conflict && (
        <div ref={notice} className={s.notice} role="alert" tabIndex={-1}>
          <Icon name="warning" />
          <p>{m[conflict.kind]}</p>
          <div className={s.choices}>
            {conflict.kind === 'changed' ? (
              <>
                <Button onClick={conflict.overwrite} disabled={isSubmitting}>
                  {m.overwrite}
                </Button>
                <Button onClick={conflict.openLatest} disabled={isSubmitting}>
                  {m.openLatest}
                </Button>
              </>
            ) : (
              <Button icon="undo" onClick={(event) => handleRestore(event.currentTarget, conflict.restore)}>
                {m.restore}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** Moves focus to the first field, because the button disappears with the notice. */
function handleRestore({ form }: HTMLButtonElement, restore: () => void): void {
  restore();
  form?.querySelector('input')?.focus();
}
