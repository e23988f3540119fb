import { type AdminFair, type FairCard, fairCardSchema, fairSchema } from '@fuar/shared/schemas/fair';
import type { Fair as StoredFair } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { toExcerpt } from './card.ts';
import { createMapper } from './entity.ts';
import { isLive } from './live.ts';

export const toFair = createMapper(fairSchema);
const toCardFields = createMapper(fairCardSchema.omit({ excerpt: true }));

export function toFairCard(stored: StoredFair): FairCard {
  return { ...toCardFields(stored), excerpt: toExcerpt(stored.details, stored.description) };
}

export function toAdminFair(stored: StoredFair, published: number): AdminFair {
  return { ...toFair(stored), live: isLive(stored, published), version: versionOf(stored) };
}
