import {
  type AdminFair,
  type Fair,
  type FairCard,
  fairCardSchema,
  fairSchema,
} from '@fuar/shared/schemas/fair';
import { type FairDocument, readProductGroups } from '@fuar/shared/schemas/fair-facts';
import { mediaPath } from '../../media/media-path.ts';
import type { Fair as StoredFair } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import type { StoredDocument } from '../with-documents.ts';
import { toExcerpt } from './card.ts';
import { createMapper } from './entity.ts';
import { isLive } from './live.ts';

const toEntity = createMapper(fairSchema);
const toCardFields = createMapper(fairCardSchema.omit({ excerpt: true }));

/**
 * `documents` come from another collection (`withDocuments`). Product groups are stored as one string with a group per line.
 */
export function toFair(stored: StoredFair & { documents?: StoredDocument[] }): Fair {
  const groups = readProductGroups(stored.productGroups ?? '');
  return toEntity({
    ...stored,
    productGroups: groups.length > 0 ? groups : '',
    isSupervised: stored.isSupervised || '',
    documents: (stored.documents ?? []).map(toDocument),
  });
}

export function toDocument({ id, title, filename, bytes }: StoredDocument): FairDocument {
  return { id, title, url: mediaPath(filename), bytes };
}

export function toFairCard(stored: StoredFair): FairCard {
  return { ...toCardFields(stored), excerpt: toExcerpt(stored.details, stored.description) };
}

export function toAdminFair(
  stored: StoredFair & { documents?: StoredDocument[] },
  published: number,
): AdminFair {
  return { ...toFair(stored), live: isLive(stored, published), version: versionOf(stored) };
}
