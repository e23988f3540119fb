import { type ReactNode, useEffect, useRef } from 'react';
import s from './form.module.css';
import { Icon } from './icon.tsx';

export function FormError({ message }: { message: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  // Scroll to the message, because the pressed button may be far below it.
  useEffect(() => {
    if (message) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    message && (
      <div ref={ref} className={s.error} role="alert">
        <Icon name="error" />
        <div>
          {message.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    )
  );
}

export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={s.footer}>{children}</div>;
}
