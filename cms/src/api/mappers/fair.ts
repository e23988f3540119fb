import type { AdminFair, Fair, FairCard } from '@fuar/shared/schemas/fair';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';
import type { Fair as StoredFair } from '../../payload-types.ts';
import { toHtml } from '../../rich-text/to-html.ts';
import { versionOf } from '../row-version.ts';
import { EXCERPT_LENGTH } from './excerpt-length.ts';
import { toImageMembers } from './image.ts';
import { isLive } from './live.ts';

function toBase(stored: StoredFair) {
  const { id, title, description, image, date, startDate, endDate, status } = stored;
  return {
    id,
    title,
    description,
    ...toImageMembers(image),
    date,
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
    status,
  };
}

export function toFair(stored: StoredFair): Fair {
  return { ...toBase(stored), details: toHtml(stored.details) };
}

export function toFairCard(stored: StoredFair): FairCard {
  const text = plainText(toHtml(stored.details)) || stored.description;
  return { ...toBase(stored), excerpt: excerpt(text, EXCERPT_LENGTH) };
}

export function toAdminFair(stored: StoredFair, published: number): AdminFair {
  return { ...toFair(stored), live: isLive(stored, published), version: versionOf(stored) };
}
