import type { ReactNode } from 'react';

export function FullScreenMessage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <main className="full-screen">
      <p role={children ? 'alert' : 'status'}>{text}</p>
      {children}
    </main>
  );
}
