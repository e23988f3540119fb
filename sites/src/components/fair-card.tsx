import { hasValidDate } from '@fuar/shared/content/fair-notice';
import { PATHS } from '@fuar/shared/paths';
import type { CardFair } from '../lib/cards.ts';
import styles from './card.module.css';
import { ContentPicture } from './content-picture.tsx';
import { FairDate } from './fair-date.tsx';
import { CardChange } from './fair-notice.tsx';

type Props = { fair: CardFair; sizes: string; isFirst: boolean };

export function FairCard({ fair, sizes, isFirst }: Props) {
  const isQuiet = fair.status === 'Completed' || fair.notice === 'cancelled';
  return (
    <article className={isQuiet ? `${styles.card} ${styles.completed}` : styles.card} aria-label={fair.title}>
      <ContentPicture of={fair} sizes={sizes} isFirst={isFirst} />
      <div className={styles.date}>
        <FairDate fair={fair} isVoid={!hasValidDate(fair)} />
        <CardChange fair={fair} />
      </div>
      <h3 className={styles.title}>
        <a href={PATHS.fair(fair.id)}>{fair.title}</a>
      </h3>
      <p className={styles.description}>{fair.description}</p>
    </article>
  );
}
