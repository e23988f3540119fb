import type { FairStatusFilter } from '@fuar/shared/schemas/fair';
import type { CardFair } from './cards.ts';

/** The number of cards that a list shows at first. */
export const PAGE_SIZE = 24;

export type Year = { year: string; count: number };

/** The shown part of the list. The address holds it, so that a link or a step back shows the same part. */
export type ListPlace = { tab: FairStatusFilter; year?: string; pages: number };

/** The year of fairs whose date does not parse. */
export const NO_YEAR = 'tarihsiz';

const TABS = { yaklasan: 'upcoming', tamamlanan: 'completed' } as const;
const NAMES = { upcoming: 'yaklasan', completed: 'tamamlanan' } as const;

export function yearOf({ startDate }: Pick<CardFair, 'startDate'>): string {
  return startDate?.slice(0, 4) ?? NO_YEAR;
}

/** The years in the order of the fairs, and how many each has. */
export function countYears(fairs: Iterable<Pick<CardFair, 'startDate'>>): Year[] {
  const counts = new Map<string, number>();
  for (const fair of fairs) counts.set(yearOf(fair), (counts.get(yearOf(fair)) ?? 0) + 1);
  return [...counts].map(([year, count]) => ({ year, count }));
}

/** '?durum=tamamlanan&yil=2024&sayfa=2'; what makes no sense is passed over. */
export function readPlace(search: string): ListPlace {
  const query = new URLSearchParams(search);
  const name = query.get('durum') ?? '';
  const tab = Object.hasOwn(TABS, name) ? TABS[name as keyof typeof TABS] : 'upcoming';
  const year = query.get('yil');
  const pages = Number(query.get('sayfa'));
  return {
    tab,
    ...(tab === 'completed' && year ? { year } : {}),
    pages: Number.isInteger(pages) && pages > 0 ? pages : 1,
  };
}

/** The address of a place, for a link on the same page. */
export function toSearch({ tab, year, pages }: ListPlace): string {
  if (tab === 'upcoming' && pages === 1) return '';
  const query = new URLSearchParams({ durum: NAMES[tab] });
  if (year) query.set('yil', year);
  if (pages > 1) query.set('sayfa', String(pages));
  return `?${query}`;
}
