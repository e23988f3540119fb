import type { ReactNode } from 'react';
import { CARD_SIZES } from '../lib/picture.ts';
import styles from './card-grid.module.css';

type Props<Item> = {
  items: Item[];
  columns?: 3 | 4;
  isFirst?: boolean;
  card: (item: Item, picture: { sizes: string; isFirst: boolean }) => ReactNode;
};

export function CardGrid<Item extends { id: number }>({
  items,
  columns = 3,
  isFirst = false,
  card,
}: Props<Item>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari ignores the list role of a list without bullets
    <ul className={columns === 4 ? `${styles.grid} ${styles.four}` : styles.grid} role="list">
      {items.map((item, index) => (
        <li key={item.id}>{card(item, { sizes: CARD_SIZES[columns], isFirst: isFirst && index === 0 })}</li>
      ))}
    </ul>
  );
}
