import { ACCESS_MESSAGES as auth } from '@fuar/shared/messages/admin/access';
import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import s from './account-page.module.css';

const importDialog = () => import('../../components/layout/password-dialog.tsx');
const PasswordDialog = lazy(async () => ({ default: (await importDialog()).PasswordDialog }));

export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={s.row}>
      <p className={s.hint}>{m.passwordHint}</p>
      <Button
        icon="key"
        preload={() => void importDialog().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        {auth.changePassword}
      </Button>
      {isOpen && (
        <Suspense>
          <PasswordDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
