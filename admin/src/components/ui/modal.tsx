import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import s from './modal.module.css';
import { ModalFrame } from './modal-frame.tsx';

type ModalProps = {
  title: string;
  /** Called when the user asks to close the dialog. The parent decides whether to close it. */
  onClose: () => void;
  children: ReactNode;
  kind?: 'form' | 'question' | 'screen';
  describedBy?: string;
};

export function Modal({ title, onClose, children, kind = 'form', describedBy }: ModalProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);

  // Focus the first field, or the first button below the title, because the browser focuses the close button or a form that
  // scrolls. Some forms have already focused another field.
  useEffect(() => {
    if (kind === 'screen' || content.current?.querySelector('form :focus:not(div)')) return;
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    (find(':is(input, select, textarea):enabled') ?? find(`.${s.header} ~ * button`))?.focus();
  }, [kind]);

  return (
    <ModalFrame
      className={s.dialog}
      role={kind === 'question' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
    >
      <div ref={content} className={s[kind]}>
        <div className={s.header}>
          <h2 id={titleId} className={s.title}>
            {title}
          </h2>
          {kind !== 'question' && <IconButton icon="close" label={m.close} onClick={onClose} />}
        </div>
        {children}
      </div>
    </ModalFrame>
  );
}
