import type { ReactNode } from 'react';
import s from './full-screen-message.module.css';

/** One sentence instead of a screen: while the session is being checked, or where it cannot be. */
export function FullScreenMessage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <main className={s.screen}>
      <p role={children ? 'alert' : 'status'}>{text}</p>
      {children}
    </main>
  );
}
