import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import s from './modal-frame.module.css';
import { closeModal, openModal } from './open-dialogs.ts';

type ModalFrameProps = ComponentProps<'dialog'> & {
  /** Called when the user asks to close. The parent decides. */
  onClose: () => void;
};

/** A modal dialog that fills the window. Escape and a press on its backdrop ask to close it. */
export function ModalFrame({ className = '', onClose, ...props }: ModalFrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // Use a layout effect, so that the dialog closes and restores focus before its element leaves the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openModal(dialog);
    return () => closeModal(dialog);
  }, []);

  // Prevent Escape itself, because browsers do not let a page prevent two `cancel` events in a row.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      {...props}
      ref={ref}
      className={`${s.frame} ${className}`}
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
    />
  );
}
