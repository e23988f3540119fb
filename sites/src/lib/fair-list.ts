import { hasValidDate } from '@fuar/shared/content/fair-notice';
import { FAIR_STATUS_NAMES, FAIR_STATUSES, type FairStatus } from '@fuar/shared/content/fair-statuses';
import type { CardFair } from './cards.ts';

export const PAGE_SIZE = 24;

export type Year = { year: string; count: number };

/** The content of a tab: its first cards, the total number of fairs, and the years of its filter (empty without a filter). */
export type FairTab = { cards: CardFair[]; total: number; years: Year[] };

export type ListPlace = { tab: FairStatus; year?: string; pages: number };

/** Used instead of a year for fairs whose date cannot be parsed. */
export const NO_YEAR = 'tarihsiz';

export function yearOf({ startDate }: Pick<CardFair, 'startDate'>): string {
  return startDate?.slice(0, 4) ?? NO_YEAR;
}

/** The first fair that takes place on its stated days and is not over. A fair without parsed dates counts as not over. */
export function findNext(fairs: CardFair[], today: string): CardFair | undefined {
  return fairs.find((fair) => hasValidDate(fair) && (!fair.endDate || fair.endDate >= today));
}

export function hasBegun({ startDate }: CardFair, today: string): boolean {
  return startDate !== undefined && startDate <= today;
}

export function countYears(fairs: Iterable<Pick<CardFair, 'startDate'>>): Year[] {
  const counts = new Map<string, number>();
  for (const fair of fairs) counts.set(yearOf(fair), (counts.get(yearOf(fair)) ?? 0) + 1);
  return [...counts].map(([year, count]) => ({ year, count }));
}

/** Parses '?durum=tamamlanan&yil=2024&sayfa=2' and ignores invalid values. */
export function readPlace(search: string): ListPlace {
  const query = new URLSearchParams(search);
  const name = query.get('durum');
  const tab = FAIR_STATUS_NAMES.find((status) => FAIR_STATUSES[status].tab === name) ?? 'Upcoming';
  const year = query.get('yil');
  const pages = Number(query.get('sayfa'));
  return {
    tab,
    ...(FAIR_STATUSES[tab].hasYears && year ? { year } : {}),
    pages: Number.isInteger(pages) && pages > 0 ? pages : 1,
  };
}

export function toSearch({ tab, year, pages }: ListPlace): string {
  if (tab === 'Upcoming' && pages === 1) return '';
  const query = new URLSearchParams({ durum: FAIR_STATUSES[tab].tab });
  if (year) query.set('yil', year);
  if (pages > 1) query.set('sayfa', String(pages));
  return `?${query}`;
}
