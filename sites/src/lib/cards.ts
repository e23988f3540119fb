import type { Fair } from '@fuar/shared/schemas/fair';

/** What a card shows; the answers of `/api` with `fields=card` are of this shape too. */
export type CardFair = Pick<
  Fair,
  'id' | 'title' | 'description' | 'date' | 'startDate' | 'endDate' | 'status' | 'imageUrl' | 'image'
>;

/** An island's props are written into the HTML: without the long text, and without what is not set. */
export function toCardFair(fair: Fair): CardFair {
  const { details: _, ...card } = fair;
  return card;
}
