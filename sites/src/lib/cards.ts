import type { FairNotice } from '@fuar/shared/content/fair-facts';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { Image } from '@fuar/shared/schemas/image';
import type { PressCard, PressItem } from '@fuar/shared/schemas/press-item';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';

// List the fields, so that a new field is not added to every card by accident.
const FAIR_FIELDS = [
  'id',
  'title',
  'description',
  'imageUrl',
  'image',
  'date',
  'startDate',
  'endDate',
  'status',
  'notice',
  'previousDate',
] as const satisfies (keyof Fair)[];
const PRESS_FIELDS = [
  'id',
  'type',
  'title',
  'imageUrl',
  'image',
  'date',
] as const satisfies (keyof PressItem)[];

export type CardFair = Pick<Fair, (typeof FAIR_FIELDS)[number]>;
export type CardPressItem = Pick<PressCard, (typeof PRESS_FIELDS)[number] | 'excerpt'>;

const ENTRY_FIELDS = ['id', 'title', 'date', 'notice'] as const;

export type ListEntry = { id: number; title: string; date: string; notice?: FairNotice | undefined };

export type Edition = ListEntry & Pick<Fair, 'edition' | 'visitorsLast' | 'exhibitorsLast'>;

const PRESS_EXCERPT_LENGTH = 120;

export function toCardFair(fair: Fair): CardFair {
  return withoutPlaceholder(pick(fair, FAIR_FIELDS));
}

export function toCardPressItem(item: PressItem): CardPressItem {
  return {
    ...withoutPlaceholder(pick(item, PRESS_FIELDS)),
    excerpt: excerpt(plainText(item.content), PRESS_EXCERPT_LENGTH),
  };
}

export function toListEntry(row: ListEntry): ListEntry {
  return pick(row, ENTRY_FIELDS);
}

export function toEdition(fair: Edition): Edition {
  return pick(fair, [...ENTRY_FIELDS, 'edition', 'visitorsLast', 'exhibitorsLast']);
}

/** Shortens the excerpts of `/api`, which have up to 160 characters. */
export function cutExcerpts(cards: PressCard[]): CardPressItem[] {
  return cards.map((card) => ({
    ...pick(card, PRESS_FIELDS),
    excerpt: excerpt(card.excerpt, PRESS_EXCERPT_LENGTH),
  }));
}

/** Leaves out unset fields, because an island's props are written into the HTML. */
export function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  const set = names.filter((name) => row[name] !== undefined);
  return Object.fromEntries(set.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

/**
 * Removes the placeholder of a picture, because cards do not show it. The placeholders of all cards would make a page as much as
 * 2 kB larger after compression.
 */
export function withoutPlaceholder<Row extends { image?: Image | undefined }>(row: Row): Row {
  if (!row.image) return row;
  const { placeholder: _, ...image } = row.image;
  return { ...row, image };
}
