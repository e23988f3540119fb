import { type ReactNode, useEffect, useRef } from 'react';
import s from './form.module.css';
import { Icon } from './icon.tsx';

/** What went wrong with the form as a whole. */
export function FormError({ message }: { message: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below it.
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

/** The buttons at the end of a form in a dialog; stays in sight while the fields scroll. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={s.footer}>{children}</div>;
}
