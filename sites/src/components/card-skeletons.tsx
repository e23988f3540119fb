import { STATE_MESSAGES as m } from '@fuar/shared/messages/public/states';
import grid from './card-grid.module.css';
import styles from './card-skeletons.module.css';

export function CardSkeletons({ count, columns = 3 }: { count: number; columns?: 3 | 4 }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {m.loading}
      </p>
      <ul className={columns === 4 ? `${grid.grid} ${grid.four}` : grid.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
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
