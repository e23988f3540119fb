import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import s from './page-top.module.css';

type PageTopProps = {
  title: string;
  /** The title of the browser tab, if it says more than the heading. */
  pageTitle?: string | undefined;
  children?: ReactNode;
};

/** A screen's heading and actions. The heading can take focus when the focused element disappears. */
export function PageTop({ title, pageTitle = title, children }: PageTopProps) {
  usePageTitle(pageTitle);
  return (
    <div className={s.top}>
      <h1 className={s.heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className="row">{children}</div>}
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
