import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../lib/api.ts';
import { accountQueries } from '../../queries/account.ts';
import s from './account-page.module.css';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import type { FactorProps } from './use-factor-change.ts';

const FEW_CODES = 4;

export function RecoverySection({ account, onCodes }: FactorProps) {
  const [isRenewing, setIsRenewing] = useState(false);
  const queryClient = useQueryClient();
  const { secondFactor, recoveryCodesLeft } = account;

  return (
    <div className={s.factor}>
      <h3 className={s.name}>
        {m.recoveryCodes}{' '}
        {secondFactor !== 'none' && (
          <Badge tone={recoveryCodesLeft < FEW_CODES ? 'warning' : 'upcoming'}>
            {recoveryCodesLeft === 0 ? m.noCodesLeft : m.codesLeft(recoveryCodesLeft)}
          </Badge>
        )}
      </h3>
      <p className={s.hint}>{m.recoveryHint}</p>
      {secondFactor === 'none' ? (
        <p>{m.recoveryAfter}</p>
      ) : (
        <div>
          <Button icon="redo" onClick={() => setIsRenewing(true)}>
            {m.renewCodes}
          </Button>
        </div>
      )}
      {isRenewing && (
        <ConfirmPasswordDialog
          title={m.renewTitle}
          text={m.renewText}
          confirm={m.renew}
          failed={m.renewFailed}
          action={async (password) => {
            const { recoveryCodes } = await api.account.renewRecoveryCodes({ password });
            onCodes(recoveryCodes);
            await queryClient.invalidateQueries(accountQueries.own());
          }}
          onClose={() => setIsRenewing(false)}
        />
      )}
    </div>
  );
}
