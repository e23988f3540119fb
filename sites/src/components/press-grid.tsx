import { formatDay } from '@fuar/shared/dates/format-date';
import { PATHS } from '@fuar/shared/paths';
import type { CardPressItem } from '../lib/cards.ts';
import styles from './card.module.css';
import { CardGrid } from './card-grid.tsx';
import { ContentPicture } from './content-picture.tsx';

type Props = { items: CardPressItem[]; isFirst?: boolean; columns?: 3 | 4 };

export function PressGrid({ items, ...grid }: Props) {
  return (
    <CardGrid items={items} {...grid} card={(item, picture) => <PressCard item={item} {...picture} />} />
  );
}

type PressCardProps = { item: CardPressItem; sizes: string; isFirst: boolean };

function PressCard({ item, sizes, isFirst }: PressCardProps) {
  return (
    <article className={styles.card} aria-label={item.title}>
      <ContentPicture of={item} sizes={sizes} isFirst={isFirst} />
      <p className={styles.day}>
        <time dateTime={item.date}>{formatDay(item.date)}</time>
      </p>
      <h3 className={styles.title}>
        <a href={PATHS.pressItem(item.id)}>{item.title}</a>
      </h3>
      <p className={styles.description}>{item.excerpt}</p>
    </article>
  );
}
