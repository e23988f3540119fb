import { RECORD_FORM_MESSAGES as m } from '@fuar/shared/messages/admin/record-form';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import s from '../ui/form.module.css';
import { FormFooter } from '../ui/form.tsx';
import type { FormDialogHandlers } from '../ui/form-dialog.tsx';
import { FormNotice } from './form-notice.tsx';
import type { RecordForm } from './use-record-form.ts';

type DialogFormProps<In extends FieldValues, Out> = FormDialogHandlers & {
  record: RecordForm<In, Out>;
  /** The field that gets the focus first. */
  focus: Path<In>;
  children: ReactNode;
};

/** A record's form in a dialog. The fields scroll and the buttons stay visible. */
export function DialogForm<In extends FieldValues, Out>(props: DialogFormProps<In, Out>) {
  const { record, focus, onCancel, onDirtyChange, children } = props;
  const { setFocus, formState } = record.form;
  const { isDirty, isSubmitting } = formState;
  useEffect(() => setFocus(focus), [setFocus, focus]);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        record.submit();
      }}
      noValidate
    >
      <div className={s.fields}>
        <FormNotice record={record} />
        {children}
      </div>
      <FormFooter>
        <Button onClick={onCancel} disabled={isSubmitting}>
          {shell.cancel}
        </Button>
        <Button type="submit" variant="primary" disabled={record.isBusy}>
          {isSubmitting ? m.saving : m.save}
        </Button>
      </FormFooter>
    </form>
  );
}
