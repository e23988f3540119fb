import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminPressItem, PressType } from '@fuar/shared/schemas/press-item';

export type PressFilter = { type: PressType; sort: 'newest' | 'oldest' };

export const pressTexts = ({ title }: AdminPressItem | Draft) => [title];

export function filterPressItems(items: readonly AdminPressItem[], { type, sort }: PressFilter) {
  const direction = sort === 'newest' ? -1 : 1;
  return items
    .filter((item) => item.type === type)
    .sort((a, b) => direction * (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
}
