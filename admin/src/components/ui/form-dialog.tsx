import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { type ComponentProps, createContext, Suspense, useRef, useState } from 'react';
import s from './form.module.css';
import { Modal } from './modal.tsx';
import { saveOrConfirmLeave, UnsavedInDialog, useLeaveGuard } from './use-leave-guard.ts';

/** Closes the dialog around a form, as Escape does. */
export const CloseDialog = createContext<() => void>(() => undefined);

/** A dialog whose form may still be loading. Closing a changed form saves a draft or asks whether to discard the changes. */
export function FormDialog({ onClose, children, ...modal }: ComponentProps<typeof Modal>) {
  const unsaved = useRef(0);
  const close = async () => {
    if (unsaved.current === 0 || (await saveOrConfirmLeave())) onClose();
  };

  return (
    <Modal {...modal} onClose={close}>
      <CloseDialog value={close}>
        <UnsavedInDialog value={unsaved}>
          <Suspense fallback={<p className={s.loading}>{m.loading}</p>}>{children}</Suspense>
        </UnsavedInDialog>
      </CloseDialog>
    </Modal>
  );
}

/**
 * For a dialog whose form does not track its own changes. Returns the function to call on the first change. From then on,
 * closing the dialog and leaving the screen ask whether to discard the changes.
 */
export function useChangeMark() {
  const [isDirty, setIsDirty] = useState(false);
  useLeaveGuard(isDirty);
  return () => setIsDirty(true);
}
