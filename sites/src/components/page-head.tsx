import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { HallPlan } from './hall-plan.tsx';
import styles from './page-head.module.css';

type Props = {
  title: string;
  titleField?: 'title';
  crumbs?: Crumb[];
  lead?: string;
  seed?: number;
  drawing?: ReactNode;
  notice?: ReactNode;
  children?: ReactNode;
};

const LONG_TITLE = 40;

/** The dark blue band at the top of a page. The transparent site header overlaps it. */
export function PageHead({ title, titleField, crumbs, lead, seed = 1, drawing, notice, children }: Props) {
  return (
    <header className={styles.head}>
      {notice}
      <div className={`wrap ${styles.text}`}>
        {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
        <h1
          className={title.length > LONG_TITLE ? `${styles.title} ${styles.long}` : styles.title}
          data-field={titleField}
        >
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
