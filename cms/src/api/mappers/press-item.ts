import {
  type AdminPressItem,
  type PressCard,
  pressCardSchema,
  pressItemSchema,
} from '@fuar/shared/schemas/press-item';
import type { PressItem as StoredPressItem } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { toExcerpt } from './card.ts';
import { createMapper } from './entity.ts';
import { isLive } from './live.ts';

export const toPressItem = createMapper(pressItemSchema);
const toCardFields = createMapper(pressCardSchema.omit({ excerpt: true }));

export function toPressCard(stored: StoredPressItem): PressCard {
  return { ...toCardFields(stored), excerpt: toExcerpt(stored.content) };
}

export function toAdminPressItem(stored: StoredPressItem, published: number): AdminPressItem {
  return { ...toPressItem(stored), live: isLive(stored, published), version: versionOf(stored) };
}
