import type { ReactNode, Ref } from 'react';
import s from './page-top.module.css';

type PageTopProps = { title: string; children?: ReactNode; ref?: Ref<HTMLHeadingElement> };

/** A screen's heading and actions. The heading can take focus when the focused element disappears. */
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

export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={s.toolbar}>{children}</div>;
}

export function ListStatus({ children }: { children: ReactNode }) {
  return (
    <p className={s.count} role="status">
      {children}
    </p>
  );
}
