import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { showToast } from '../../components/ui/toast-store.ts';
import { FieldDialog } from './field-dialog.tsx';

type ConfirmPasswordDialogProps = {
  title: string;
  text: string;
  confirm: string;
  failed: string;
  done?: string;
  action: (password: string) => Promise<unknown>;
  onClose: () => void;
};

export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { title, text, confirm, failed, done, action, onClose } = props;
  const handleConfirm = async (password: string) => {
    await action(password);
    if (done) showToast('success', done);
    onClose();
  };
  return (
    <FieldDialog
      title={title}
      label={m.confirmPassword}
      hint={m.confirmPasswordHint}
      type="password"
      autoComplete="current-password"
      errorKey="password"
      missing={m.passwordMissing}
      submit={confirm}
      submitting={m.working}
      toText={() => failed}
      action={handleConfirm}
      onClose={onClose}
    >
      <p>{text}</p>
    </FieldDialog>
  );
}
