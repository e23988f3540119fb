import { PATHS } from '@fuar/shared/paths';
import type { CardFair } from '../lib/cards.ts';
import styles from './fair-card.module.css';
import { FairDate } from './fair-date.tsx';
import { FairPicture } from './fair-picture.tsx';

type Props = { fair: CardFair; sizes?: string; isFirst?: boolean; heading?: 'h2' | 'h3' };

const SIZES = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw';

/** One fair of a list: the whole card leads to it, its title is the link's name. */
export function FairCard({ fair, sizes = SIZES, isFirst = false, heading: Heading = 'h3' }: Props) {
  return (
    <article className={fair.status === 'Upcoming' ? styles.card : `${styles.card} ${styles.completed}`}>
      <FairPicture fair={fair} sizes={sizes} isFirst={isFirst} />
      <div className={styles.date}>
        <FairDate fair={fair} />
      </div>
      <Heading className={styles.title}>
        <a href={PATHS.fair(fair.id)}>{fair.title}</a>
      </Heading>
      <p className={styles.description}>{fair.description}</p>
    </article>
  );
}
