import { ApiError } from '@fuar/shared/api/api-error';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError } from '../../components/ui/form.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';

type FieldDialogProps = Omit<ComponentProps<typeof TextField>, 'children' | 'title' | 'action'> & {
  title: string;
  kind?: 'form' | 'question';
  /** Shown above the field. */
  children: ReactNode;
  /** The field's key in the server's `errors`. */
  errorKey: string;
  missing: string;
  submit: string;
  submitting?: string;
  /** Shown below the field while `action` runs. */
  status?: string;
  /** Returns the error text for a failure without a message from the server. */
  toText: (failure: unknown) => string;
  action: (text: string) => Promise<unknown>;
  onClose: () => void;
};

/** A dialog with one required field. It stays open while `action` runs, and shows why the action failed. */
export function FieldDialog(props: FieldDialogProps) {
  const {
    title,
    kind = 'question',
    children,
    errorKey,
    missing,
    submit,
    submitting = submit,
    ...others
  } = props;
  const { status, toText, action, onClose, ...field } = others;
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<{ field?: string; form?: string }>({});
  const input = useRef<HTMLInputElement>(null);
  // Select a refused text, so that typing replaces it.
  useEffect(() => {
    if (!isBusy) input.current?.select();
  }, [isBusy]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    const text = field.type === 'password' ? typed : typed.trim();
    if (!text) return setErrors({ field: missing });
    setIsBusy(true);
    setErrors({});
    try {
      await action(text);
    } catch (failure) {
      setIsBusy(false);
      const known = failure instanceof ApiError ? failure : undefined;
      const message = known?.errors[errorKey];
      if (message) setErrors({ field: message });
      else setErrors({ form: known?.isServerMessage ? known.message : toText(failure) });
    }
  };

  return (
    <FormDialog title={title} kind={kind} onClose={() => isBusy || onClose()}>
      <form className={form.form} onSubmit={handleSubmit} noValidate>
        <div className={form.fields}>
          <FormError message={errors.form} />
          {children}
          <TextField ref={input} required readOnly={isBusy} error={errors.field} {...field} />
          {isBusy && status && <p role="status">{status}</p>}
        </div>
        <FormButtons isBusy={isBusy}>{isBusy ? submitting : submit}</FormButtons>
      </form>
    </FormDialog>
  );
}
