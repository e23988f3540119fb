import { ACCESS_MESSAGES as auth } from '@fuar/shared/messages/admin/access';
import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import s from './account-page.module.css';

const PasswordDialog = lazyComponent(
  async () => (await import('../../components/layout/password-dialog.tsx')).PasswordDialog,
);

export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={s.row}>
      <p className={s.hint}>{m.passwordHint}</p>
      <Button icon="key" preload={PasswordDialog.preload} onClick={() => setIsOpen(true)}>
        {auth.changePassword}
      </Button>
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
