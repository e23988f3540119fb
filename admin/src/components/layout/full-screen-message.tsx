import type { ReactNode } from 'react';

/** One sentence instead of a screen, while the session is checked or when the check fails. */
export function FullScreenMessage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <main className="full-screen">
      <p role={children ? 'alert' : 'status'}>{text}</p>
      {children}
    </main>
  );
}
