import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { ModulePattern } from './module-pattern.tsx';
import styles from './page-head.module.css';

type Props = {
  title: string;
  crumbs?: Crumb[];
  lead?: string;
  /** Which plan is drawn beside the title. */
  seed?: number;
  children?: ReactNode;
};

/** The river-blue band that opens a page; the header lies transparent on it. */
export function PageHead({ title, crumbs, lead, seed = 1, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.plan}>
        <ModulePattern seed={seed} columns={6} rows={4} isOnRiver />
      </div>
      <div className={`wrap ${styles.text}`}>
        {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
    </header>
  );
}
