import { FAIRS_MESSAGES as m } from '@fuar/shared/messages/public/fairs';
import grid from './card-grid.module.css';
import styles from './fair-skeletons.module.css';

/** Cards in the making, of the very measures of those to come. */
export function FairSkeletons({ count }: { count: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {m.loading}
      </p>
      <ul className={grid.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={index} className={styles.card} data-skeleton>
            <span className={styles.picture} />
            <span className={styles.date} />
            <span className={styles.title} />
            <span className={styles.text} />
          </li>
        ))}
      </ul>
    </>
  );
}
