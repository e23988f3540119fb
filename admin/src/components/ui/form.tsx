import { type ReactNode, useEffect, useRef } from 'react';
import s from './form.module.css';
import { Icon } from './icon.tsx';

/** An error of the whole form. */
export function FormError({ message }: { message: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  // The pressed button may be far below.
  useEffect(() => {
    if (message) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    message && (
      <div ref={ref} className={s.error} role="alert">
        <Icon name="error" />
        <p>{message}</p>
      </div>
    )
  );
}

/** The buttons of a form in a dialog; they stay visible while the fields scroll. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={s.footer}>{children}</div>;
}
