import type { CardFair } from '../lib/cards.ts';
import styles from './card-grid.module.css';
import { FairCard } from './fair-card.tsx';

const SIZES = {
  3: '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw',
  4: '(min-width: 64rem) 19rem, (min-width: 40rem) 50vw, 100vw',
};

type Props = { fairs: CardFair[]; isFirst?: boolean; columns?: 3 | 4 };

export function FairGrid({ fairs, isFirst = false, columns = 3 }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where it has no bullets
    <ul className={columns === 4 ? `${styles.grid} ${styles.four}` : styles.grid} role="list">
      {fairs.map((fair, index) => (
        <li key={fair.id}>
          <FairCard fair={fair} sizes={SIZES[columns]} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}
