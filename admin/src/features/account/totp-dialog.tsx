import { ApiError } from '@fuar/shared/api/api-error';
import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError } from '../../components/ui/form.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import s from './account-page.module.css';
import { QrCode } from './qr-code.tsx';
import { useFactorChange } from './use-factor-change.ts';

type TotpDialogProps = {
  setup: { uri: string; secret: string };
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
};

export function TotpDialog({ setup, onCodes, onClose }: TotpDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<{ code?: string; form?: string }>({});
  const refresh = useFactorChange();
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (!code) return setErrors({ code: m.codeMissing });
    setIsBusy(true);
    setErrors({});
    try {
      const { recoveryCodes } = await api.account.confirmTotp({ code });
      await refresh();
      showToast('success', m.totpAdded);
      onClose();
      onCodes(recoveryCodes);
    } catch (failure) {
      setIsBusy(false);
      const known = failure instanceof ApiError ? failure : undefined;
      if (known?.errors.code) setErrors({ code: known.errors.code });
      else setErrors({ form: known?.isServerMessage ? known.message : m.totpFailed });
      input.current?.select();
    }
  };

  return (
    <Modal title={m.totpTitle} onClose={() => isBusy || onClose()}>
      <form className={form.form} onSubmit={handleSubmit} noValidate>
        <div className={form.fields}>
          <FormError message={errors.form} />
          <div className={s.setup}>
            <QrCode text={setup.uri} label={m.qrCode} />
            <div className={s.steps}>
              <p>{m.totpScan}</p>
              <p className={s.hint}>{m.totpType}</p>
              <p className={s.secret}>{inGroups(setup.secret)}</p>
            </div>
          </div>
          <TextField
            ref={input}
            label={m.totpCode}
            hint={m.totpCodeHint}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            error={errors.code}
          />
        </div>
        <FormButtons isBusy={isBusy} onCancel={onClose}>
          {isBusy ? m.confirming : m.confirm}
        </FormButtons>
      </form>
    </Modal>
  );
}

/** Groups of four letters are easier to type. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');
