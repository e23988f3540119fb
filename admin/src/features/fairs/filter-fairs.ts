import type { FairStatus } from '@fuar/shared/content/fair-statuses';
import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';

export type FairFilter = { status: FairStatus | 'all'; sort: 'newest' | 'oldest' };

export const fairTexts = ({ title, date }: AdminFair) => [title, date];

export const fairDraftTexts = ({ fields }: Draft) => [fields.title ?? '', fields.date ?? ''];

export function filterFairs(fairs: readonly AdminFair[], { status, sort }: FairFilter): AdminFair[] {
  const direction = sort === 'newest' ? -1 : 1;
  return fairs
    .filter((fair) => status === 'all' || fair.status === status)
    .sort((a, b) => direction * (a.id - b.id));
}
