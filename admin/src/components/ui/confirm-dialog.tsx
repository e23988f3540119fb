import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { useId, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { Button } from './button.tsx';
import s from './confirm-dialog.module.css';
import { type Confirmation, confirmStore } from './confirm-store.ts';
import { Modal } from './modal.tsx';

export function ConfirmDialog() {
  const confirmation = useStore(confirmStore);
  return confirmation && <Question key={confirmation.id} {...confirmation} />;
}

function Question({ title, message, action, onClose }: Confirmation) {
  const [isRunning, setIsRunning] = useState(false);
  const messageId = useId();

  const handleCancel = () => {
    if (!isRunning) onClose(false);
  };
  const handleConfirm = async () => {
    setIsRunning(true);
    // Ignore the error, because `action` reports its own failures.
    await action?.().catch(() => undefined);
    onClose(true);
  };

  return (
    <Modal kind="question" title={title} describedBy={messageId} onClose={handleCancel}>
      <p id={messageId} className={s.message}>
        {message}
      </p>
      <div className={s.buttons}>
        <Button onClick={handleCancel} disabled={isRunning}>
          {m.cancel}
        </Button>
        <Button variant="primary" onClick={handleConfirm} disabled={isRunning}>
          {m.confirm}
        </Button>
      </div>
    </Modal>
  );
}
