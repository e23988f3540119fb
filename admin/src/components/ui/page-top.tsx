import type { ReactNode, Ref } from 'react';
import s from './page-top.module.css';

type PageTopProps = { title: string; children?: ReactNode; ref?: Ref<HTMLHeadingElement> };

/** The heading of a screen, which takes the focus when what had it is gone, and the screen's actions. */
export function PageTop({ title, children, ref }: PageTopProps) {
  return (
    <div className={s.top}>
      <h1 className={s.heading} ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={s.actions}>{children}</div>}
    </div>
  );
}

/** Search and filters of a list. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={s.toolbar}>{children}</div>;
}

/** How many there are, or that they are being read: said aloud when it changes. */
export function ListStatus({ children }: { children: ReactNode }) {
  return (
    <p className={s.count} role="status">
      {children}
    </p>
  );
}
