import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../lib/store.ts';
import { Button, IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { openDialogs } from './open-dialogs.ts';
import { hideToast, type ToastType, toastStore } from './toast-store.ts';
import s from './toaster.module.css';

const ICONS: Record<ToastType, IconName> = {
  success: 'check',
  error: 'error',
  warning: 'warning',
  info: 'info',
};

export function Toaster() {
  const toasts = useStore(toastStore);
  const region = useTopmostElement();
  const { giveFocusBack, ...focusHandlers } = useFocusBefore();
  const close = (id: number) => {
    giveFocusBack();
    hideToast(id);
  };
  return createPortal(
    <section className={s.toaster} aria-label={m.notifications} {...focusHandlers}>
      {toasts.map(({ id, type, message, action }) => (
        <div
          key={id}
          className={`${s.toast} ${s[type]}`}
          role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
        >
          <Icon name={ICONS[type]} />
          <p className={s.message}>
            {action?.about && <strong className={s.about}>{`${action.about} `}</strong>}
            {message}
          </p>
          {action && (
            <Button
              variant="quiet"
              onClick={() => {
                close(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon="close" label={m.close} className={s.close} onClick={() => close(id)} />
        </div>
      ))}
    </section>,
    region,
  );
}

/**
 * A pressed button disappears with its toast, and the focus would be lost. Returns the focus to the element that had it before,
 * for example to the row of a list that is worked on by keyboard.
 */
function useFocusBefore() {
  const before = useRef<HTMLElement>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = null;
  };
  const giveFocusBack = () => before.current?.focus({ preventScroll: true });
  return { onFocus, onBlur, giveFocusBack };
}

/**
 * Keeps the toasts in the topmost modal dialog, because everything outside it is inert: a toast there could neither be
 * read aloud nor closed. The element is moved and not recreated, so that nothing is announced twice.
 */
function useTopmostElement(): HTMLElement {
  const [element] = useState(createHost);
  useLayoutEffect(() => {
    const move = () => {
      const host = openDialogs.get().at(-1) ?? document.body;
      // `moveBefore` keeps running animations; not every browser has it yet.
      if (element.isConnected && 'moveBefore' in host) host.moveBefore(element, null);
      else host.append(element);
    };
    move();
    const unsubscribe = openDialogs.subscribe(move);
    return () => {
      unsubscribe();
      element.remove();
    };
  }, [element]);
  return element;
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = `${s.host}`;
  return host;
}
