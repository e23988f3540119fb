import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { HallPlan } from './hall-plan.tsx';
import styles from './page-head.module.css';

type Props = {
  title: string;
  crumbs?: Crumb[];
  lead?: string;
  /** Which plan is drawn beside the title. */
  seed?: number;
  /** Shown instead of the plan. */
  drawing?: ReactNode;
  children?: ReactNode;
};

const LONG_TITLE = 40;

/** The river-blue band that opens a page; the header lies transparent on it. */
export function PageHead({ title, crumbs, lead, seed = 1, drawing, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.text}`}>
        {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
        <h1 className={title.length > LONG_TITLE ? `${styles.title} ${styles.long}` : styles.title}>
          {title}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
      <div className={drawing ? `${styles.plan} ${styles.drawing}` : styles.plan}>
        {drawing ?? <HallPlan seed={seed} columns={7} rows={3} aisle={0.5} />}
      </div>
    </header>
  );
}
