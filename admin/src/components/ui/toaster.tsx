import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { createPortal } from 'react-dom';
import { useStore } from '../../lib/store.ts';
import { IconButton } from './button.tsx';
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
  // Outside of an open modal dialog a toast would be inert: nobody could read it aloud or close it.
  const host = useStore(openDialogs).at(-1) ?? document.body;
  return createPortal(
    <section className={s.toaster} aria-label={m.notifications}>
      {toasts.map(({ id, type, message }) => (
        <div
          key={id}
          className={`${s.toast} ${s[type]}`}
          role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
        >
          <Icon name={ICONS[type]} />
          <p className={s.message}>{message}</p>
          <IconButton icon="close" label={m.close} className={s.close} onClick={() => hideToast(id)} />
        </div>
      ))}
    </section>,
    host,
  );
}
