import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { api } from '../../lib/api.ts';
import s from './account-page.module.css';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { type FactorProps, useFactorChange } from './use-factor-change.ts';

const TotpDialog = lazyComponent(async () => (await import('./totp-dialog.tsx')).TotpDialog);

export function TotpSection({ account, onCodes }: FactorProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const refresh = useFactorChange();
  const start = useMutation({
    mutationFn: () => api.account.startTotp(),
    meta: { errorMessage: m.totpStartFailed },
  });
  const isLast = account.passkeys.length === 0;

  return (
    <div className={s.factor}>
      <h3 className={s.name}>
        {m.totp} {account.hasTotp && <Badge tone="upcoming">{m.isSet}</Badge>}
      </h3>
      <p className={s.hint}>{m.totpHint}</p>
      <div>
        {account.hasTotp ? (
          <Button icon="trash" onClick={() => setIsRemoving(true)}>
            {m.removeTotp}
          </Button>
        ) : (
          <Button
            icon="plus"
            disabled={start.isPending}
            preload={TotpDialog.preload}
            onClick={() => start.mutate()}
          >
            {m.setUpTotp}
          </Button>
        )}
      </div>
      {start.data && <TotpDialog setup={start.data} onCodes={onCodes} onClose={() => start.reset()} />}
      {isRemoving && (
        <ConfirmPasswordDialog
          title={m.removeTotpTitle}
          text={isLast ? `${m.removeTotpText} ${m.lastFactor}` : m.removeTotpText}
          confirm={m.remove}
          failed={m.totpRemoveFailed}
          done={m.totpRemoved}
          // Also refresh after a failure, because another tab may have removed the app.
          action={(password) => api.account.removeTotp({ password }).finally(refresh)}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </div>
  );
}
