import type { Fair } from '@fuar/shared/schemas/fair';
import { searchKey } from '@fuar/shared/text/search-key';

type InSeries = Pick<Fair, 'id' | 'startDate' | 'series'>;

/** Fairs with the same key are editions of one series; a fair without a series has an empty key. */
export function seriesKey({ series = '' }: Pick<Fair, 'series'>): string {
  return searchKey(series);
}

/** True if `other`, a fair of the same series, took place earlier. A fair without a parsable date counts as the latest. */
export function isEarlierEdition(other: InSeries, { id, startDate = 'later' }: InSeries): boolean {
  return other.id !== id && other.startDate !== undefined && other.startDate < startDate;
}
