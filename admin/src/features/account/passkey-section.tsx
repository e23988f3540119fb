import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import type { Passkey } from '@fuar/shared/schemas/people';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../lib/api.ts';
import { formatTime } from '../../lib/format-time.ts';
import s from './account-page.module.css';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { type FactorProps, useFactorChange } from './use-factor-change.ts';

export function PasskeySection({ account, onCodes }: FactorProps) {
  const { passkeys, hasTotp } = account;
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const refresh = useFactorChange();
  const isLast = passkeys.length === 1 && !hasTotp;

  return (
    <div className={s.factor}>
      <h3 className={s.name}>{m.passkeys}</h3>
      <p className={s.hint}>{m.passkeysHint}</p>
      {passkeys.length === 0 ? (
        <p>{m.noPasskeys}</p>
      ) : (
        <ul className={s.list} aria-label={m.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={s.passkey}>
              <div>
                <strong>{passkey.name}</strong>
                <span className={s.hint}>
                  {m.addedAt(formatTime(passkey.createdAt))}
                  {passkey.lastUsedAt && ` · ${m.usedAt(formatTime(passkey.lastUsedAt))}`}
                </span>
              </div>
              <Button
                variant="quiet"
                icon="trash"
                aria-label={m.removePasskey(passkey.name)}
                onClick={() => setRemoving(passkey)}
              >
                {m.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon="key" onClick={() => setIsAdding(true)}>
          {m.addPasskey}
        </Button>
      </div>
      {isAdding && <PasskeyDialog onCodes={onCodes} onClose={() => setIsAdding(false)} />}
      {removing && (
        <ConfirmPasswordDialog
          title={m.removePasskeyTitle}
          text={[m.removePasskeyText(removing.name), isLast ? m.lastFactor : ''].join(' ')}
          confirm={m.remove}
          failed={m.passkeyRemoveFailed}
          done={m.passkeyRemoved}
          // Also refresh after a failure, because another tab may have removed the passkey.
          action={(password) => api.account.removePasskey(removing.id, { password }).finally(refresh)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}
