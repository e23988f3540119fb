import type { Fair, FairStatusFilter } from '@fuar/shared/schemas/fair';
import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import { type CardFair, toCardFair } from './cards.ts';

/** Everything a release shows: one version of the content, and the day it is read on. */
export type SiteContent = {
  version: number;
  builtAt: string;
  /** The day in Istanbul. */
  today: string;
  settings: SiteSettings;
  /** By id, in the order of `/api/fairs`. */
  fairs: ReadonlyMap<number, Fair>;
};

/**
 * The questions a page may ask. Each is narrow and a pure function of content and arguments: who renders only what
 * changed compares the answers, and a page that shows a card must not be rendered again for a fair's long text.
 */
export const READS = {
  settings: (content: SiteContent): SiteSettings => content.settings,
  today: (content: SiteContent): string => content.today,
  year: (content: SiteContent): string => content.today.slice(0, 4),
  release: ({ version, builtAt }: SiteContent) => ({ version, builtAt }),
  fairIds: (content: SiteContent): number[] => [...content.fairs.keys()],
  fair: (content: SiteContent, id: number): Fair | undefined => content.fairs.get(id),
  fairCards: (content: SiteContent, status: FairStatusFilter): CardFair[] =>
    [...content.fairs.values()].filter((fair) => fair.status.toLowerCase() === status).map(toCardFair),
  upcomingCards: (content: SiteContent, limit: number): CardFair[] =>
    soonestUpcoming(content).slice(0, limit).map(toCardFair),
  otherFairs: (content: SiteContent, id: number): CardFair[] =>
    soonestUpcoming(content)
      .slice(0, 5)
      .filter((fair) => fair.id !== id)
      .map(toCardFair),
};

const upcomingOf = new WeakMap<SiteContent, Fair[]>();

/** The order of `/api/fairs/upcoming`: soonest start first, dates nobody can read after, what has ended last. */
function soonestUpcoming(content: SiteContent): Fair[] {
  const known = upcomingOf.get(content);
  if (known) return known;
  const rank = (fair: Fair) => (!fair.endDate ? 1 : fair.endDate < content.today ? 2 : 0);
  const sorted = [...content.fairs.values()]
    .filter((fair) => fair.status === 'Upcoming')
    .sort((a, b) => rank(a) - rank(b) || (a.startDate ?? '').localeCompare(b.startDate ?? '') || a.id - b.id);
  upcomingOf.set(content, sorted);
  return sorted;
}
