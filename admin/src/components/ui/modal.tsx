import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import s from './modal.module.css';
import { closeModal, openModal } from './open-dialogs.ts';

type ModalProps = {
  title: string;
  /** Called when the user asks to close. The parent decides. */
  onClose: () => void;
  children: ReactNode;
  kind?: 'form' | 'question' | 'screen';
  describedBy?: string;
};

export function Modal({ title, onClose, children, kind = 'form', describedBy }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();

  // Use a layout effect, so that the dialog closes and restores focus before its element leaves the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openModal(dialog);
    return () => closeModal(dialog);
  }, []);

  // Focus the first field, or the first button below the title, because the browser focuses the close button. Some forms have
  // already focused another field.
  useEffect(() => {
    const dialog = ref.current;
    if (kind !== 'form' || dialog?.querySelector('form :focus')) return;
    const find = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
    (find(':is(input, select, textarea):enabled') ?? find(`.${s.header} ~ * button`))?.focus();
  }, [kind]);

  // Prevent Escape itself, because browsers do not let a page prevent two `cancel` events in a row.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={ref}
      className={s.dialog}
      role={kind === 'question' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Close only if the press started on the backdrop, not if a text selection ends there.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBackdrop.current) onClose();
      }}
    >
      <div className={s[kind]}>
        <div className={s.header}>
          <h2 id={titleId} className={s.title}>
            {title}
          </h2>
          {kind !== 'question' && <IconButton icon="close" label={m.close} onClick={onClose} />}
        </div>
        {children}
      </div>
    </dialog>
  );
}
