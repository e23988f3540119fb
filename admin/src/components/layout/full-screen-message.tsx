import type { ReactNode } from 'react';

/** Shows one sentence instead of a screen while the session is checked, or if the check fails. */
export function FullScreenMessage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <main className="full-screen">
      <p role={children ? 'alert' : 'status'}>{text}</p>
      {children}
    </main>
  );
}
