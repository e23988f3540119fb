import { ApiError } from '@fuar/shared/api/api-error';
import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError } from '../../components/ui/form.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { registerPasskey } from './register-passkey.ts';
import { useFactorChange } from './use-factor-change.ts';

type PasskeyDialogProps = { onCodes: (codes: readonly string[]) => void; onClose: () => void };

export function PasskeyDialog({ onCodes, onClose }: PasskeyDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<{ name?: string; form?: string }>({});
  const refresh = useFactorChange();
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    if (!name) return setErrors({ name: m.passkeyNameMissing });
    setIsBusy(true);
    setErrors({});
    try {
      const recoveryCodes = await registerPasskey(name);
      await refresh();
      showToast('success', m.passkeyAdded);
      onClose();
      onCodes(recoveryCodes);
    } catch (failure) {
      setIsBusy(false);
      setErrors(toErrors(failure));
    }
  };

  return (
    <Modal title={m.addPasskeyTitle} kind="question" onClose={() => !isBusy && onClose()}>
      <form className={form.form} onSubmit={handleSubmit} noValidate>
        <div className={form.fields}>
          <FormError message={errors.form} />
          <p>{m.passkeysHint}</p>
          <TextField
            ref={input}
            label={m.passkeyName}
            hint={m.passkeyNameHint}
            required
            maxLength={60}
            autoComplete="off"
            readOnly={isBusy}
            error={errors.name}
          />
          {isBusy && <p role="status">{m.addingPasskey}</p>}
        </div>
        <FormButtons isBusy={isBusy} onCancel={onClose}>
          {m.addPasskey}
        </FormButtons>
      </form>
    </Modal>
  );
}

function toErrors(failure: unknown): { name?: string; form?: string } {
  if (failure instanceof ApiError) {
    if (failure.errors.name) return { name: failure.errors.name };
    return { form: failure.isServerMessage ? failure.message : m.passkeyFailed };
  }
  // The browser refused, because the person cancelled or the device already has a passkey of this account.
  const isKnown = failure instanceof Error && failure.name === 'InvalidStateError';
  if (isKnown) return { form: m.passkeyKnown };
  return { form: 'PublicKeyCredential' in window ? m.passkeyCancelled : m.passkeyUnsupported };
}
