import type { CardFair } from '../lib/cards.ts';
import { CardGrid } from './card-grid.tsx';
import { FairCard } from './fair-card.tsx';

type Props = { fairs: CardFair[]; isFirst?: boolean; columns?: 3 | 4 };

export function FairGrid({ fairs, ...grid }: Props) {
  return <CardGrid items={fairs} {...grid} card={(fair, picture) => <FairCard fair={fair} {...picture} />} />;
}
