import { ApiError } from '@fuar/shared/api/api-error';
import { ACCESS_MESSAGES } from '@fuar/shared/messages/admin/access';
import { PASSWORD_MESSAGES as pm } from '@fuar/shared/messages/admin/password';
import { VALIDATION_MESSAGES } from '@fuar/shared/messages/validation';
import type { PasswordChange } from '@fuar/shared/schemas/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { findPasswordErrors, type PasswordErrors } from '../../lib/password-errors.ts';
import { TextField } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { FormError } from '../ui/form.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';

type Errors = PasswordErrors & { currentPassword?: string; form?: string };

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [errors, setErrors] = useState<Errors>({});
  const fields = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves after each attempt
  useEffect(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);
  const change = useMutation({
    mutationFn: (input: PasswordChange) => api.auth.changePassword(input),
    meta: { successMessage: pm.passwordChanged },
  });

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const currentPassword = String(values.get('currentPassword'));
    const newPassword = String(values.get('newPassword'));
    const found: Errors = {
      ...(currentPassword ? {} : { currentPassword: VALIDATION_MESSAGES.passwordRequired }),
      ...findPasswordErrors(newPassword, String(values.get('repeated'))),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      await change.mutateAsync({ currentPassword, newPassword });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const isOfFields = Object.keys(failure.errors).length > 0;
      setErrors(isOfFields ? failure.errors : { form: failure.message || pm.passwordFailed });
      return;
    }
    onClose();
  };

  const password = (name: keyof Errors) => ({ name, type: 'password', required: true, error: errors[name] });

  return (
    <FormDialog
      title={ACCESS_MESSAGES.changePassword}
      kind="question"
      onClose={() => change.isPending || onClose()}
    >
      <form ref={fields} className={form.form} onSubmit={handleSubmit} noValidate>
        <div className={form.fields}>
          <FormError message={errors.form} />
          <TextField
            label={pm.currentPassword}
            autoComplete="current-password"
            {...password('currentPassword')}
          />
          <TextField
            label={pm.newPassword}
            hint={pm.newPasswordHint}
            autoComplete="new-password"
            {...password('newPassword')}
          />
          <TextField label={pm.repeatPassword} autoComplete="new-password" {...password('repeated')} />
        </div>
        <FormButtons isBusy={change.isPending}>
          {change.isPending ? pm.savingPassword : pm.savePassword}
        </FormButtons>
      </form>
    </FormDialog>
  );
}
