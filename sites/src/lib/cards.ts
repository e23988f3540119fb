import type { Fair } from '@fuar/shared/schemas/fair';
import type { PressCard, PressItem } from '@fuar/shared/schemas/press-item';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';

/** What a card shows; the answers of `/api` with `fields=card` are of this shape too. */
export type CardFair = Pick<
  Fair,
  'id' | 'title' | 'description' | 'date' | 'startDate' | 'endDate' | 'status' | 'imageUrl' | 'image'
>;

export type CardPressItem = Pick<
  PressCard,
  'id' | 'type' | 'title' | 'date' | 'imageUrl' | 'image' | 'excerpt'
>;

const PRESS_EXCERPT_LENGTH = 120;

/** An island's props are written into the HTML: without the long text, and without what is not set. */
export function toCardFair(fair: Fair): CardFair {
  const { details: _, ...card } = fair;
  return card;
}

export function toCardPressItem(item: PressItem): CardPressItem {
  const { content, source: _, link: __, ...card } = item;
  return { ...card, excerpt: excerpt(plainText(content), PRESS_EXCERPT_LENGTH) };
}

/** `/api` cuts at 160 characters. */
export function cutExcerpts(cards: PressCard[]): CardPressItem[] {
  return cards.map((card) => ({ ...card, excerpt: excerpt(card.excerpt, PRESS_EXCERPT_LENGTH) }));
}
