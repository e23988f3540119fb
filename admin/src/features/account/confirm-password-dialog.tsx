import { ApiError } from '@fuar/shared/api/api-error';
import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError } from '../../components/ui/form.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import { showToast } from '../../components/ui/toast-store.ts';

export type PasswordQuestion = {
  title: string;
  text: string;
  confirm: string;
  failed: string;
  done?: string;
  action: (password: string) => Promise<unknown>;
};

export function ConfirmPasswordDialog(props: PasswordQuestion & { onClose: () => void }) {
  const { title, text, confirm, failed, done, action, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<{ password?: string; form?: string }>({});
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isBusy) input.current?.select();
  }, [isBusy]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (!password) return setErrors({ password: m.passwordMissing });
    setIsBusy(true);
    setErrors({});
    try {
      await action(password);
    } catch (failure) {
      setIsBusy(false);
      const known = failure instanceof ApiError ? failure : undefined;
      if (known?.errors.password) return setErrors({ password: known.errors.password });
      return setErrors({ form: known?.isServerMessage ? known.message : failed });
    }
    if (done) showToast('success', done);
    onClose();
  };

  return (
    <Modal title={title} kind="question" onClose={() => !isBusy && onClose()}>
      <form className={form.form} onSubmit={handleSubmit} noValidate>
        <div className={form.fields}>
          <p>{text}</p>
          <FormError message={errors.form} />
          <TextField
            ref={input}
            label={m.confirmPassword}
            hint={m.confirmPasswordHint}
            type="password"
            required
            autoComplete="current-password"
            error={errors.password}
          />
        </div>
        <FormButtons isBusy={isBusy} onCancel={onClose}>
          {isBusy ? m.working : confirm}
        </FormButtons>
      </form>
    </Modal>
  );
}
