import type { CardPressItem } from '../lib/cards.ts';
import { CardGrid } from './card-grid.tsx';
import { PressCard } from './press-card.tsx';

type Props = { items: CardPressItem[]; isFirst?: boolean; columns?: 3 | 4 };

export function PressGrid({ items, ...grid }: Props) {
  return (
    <CardGrid items={items} {...grid} card={(item, picture) => <PressCard item={item} {...picture} />} />
  );
}
