import type { Fair } from '@fuar/shared/schemas/fair';
import { searchKey } from '@fuar/shared/text/search-key';

type Dated = Pick<Fair, 'startDate'>;

/** Fairs with the same key are editions of one series; a fair without a series has an empty key. */
export function seriesKey({ series = '' }: Pick<Fair, 'series'>): string {
  return searchKey(series);
}

/** True if the first fair took place earlier than the second. A fair without a parsable date counts as the latest. */
export function isEarlierEdition(
  { startDate: one = 'later' }: Dated,
  { startDate: other = 'later' }: Dated,
): boolean {
  return one < other;
}
