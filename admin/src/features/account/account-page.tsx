import { ACCESS_MESSAGES as auth } from '@fuar/shared/messages/admin/access';
import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { PageTop } from '../../components/ui/page-top.tsx';
import { notLoaded, Skeletons } from '../../components/ui/states.tsx';
import { accountQueries } from '../../queries/account.ts';
import s from './account-page.module.css';
import { PasskeySection } from './passkey-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { TotpSection } from './totp-section.tsx';

const PasswordDialog = lazyComponent(
  async () => (await import('../../components/layout/password-dialog.tsx')).PasswordDialog,
);

export function AccountPage() {
  const { needsSecondFactor } = useOutletContext<SessionUser>();
  const account = useQuery(accountQueries.own());
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isChanging, setIsChanging] = useState(false);

  return (
    <>
      <PageTop title={m.title} />
      {needsSecondFactor && (
        <div className={s.needed} role="alert">
          <Icon name="warning" />
          <p>{m.factorNeeded}</p>
        </div>
      )}
      {renderAccount()}
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} />}
      {codes.length > 0 && account.data && (
        <RecoveryCodesDialog codes={codes} email={account.data.email} onClose={() => setCodes([])} />
      )}
    </>
  );

  function renderAccount() {
    const { data } = account;
    if (!data) return notLoaded(account, m, <Skeletons count={3} className={s.skeleton} />);
    return (
      <>
        <section className={s.section} aria-labelledby="profile">
          <h2 id="profile" className={s.heading}>
            {m.profile}
          </h2>
          <ProfileForm account={data} />
        </section>
        <section className={s.section} aria-labelledby="password">
          <h2 id="password" className={s.heading}>
            {m.password}
          </h2>
          <div className={s.row}>
            <p className={s.hint}>{m.passwordHint}</p>
            <Button icon="key" preload={PasswordDialog.preload} onClick={() => setIsChanging(true)}>
              {auth.changePassword}
            </Button>
          </div>
        </section>
        <section className={s.section} aria-labelledby="second-factor">
          <div>
            <h2 id="second-factor" className={s.heading}>
              {m.secondFactor}
            </h2>
            <p className={s.hint}>{m.secondFactorHint}</p>
          </div>
          <div className={s.factors}>
            <TotpSection account={data} onCodes={setCodes} />
            <PasskeySection account={data} onCodes={setCodes} />
            <RecoverySection account={data} onCodes={setCodes} />
          </div>
        </section>
      </>
    );
  }
}
