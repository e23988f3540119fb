import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import type { CollectionBeforeChangeHook } from 'payload';

/** Derives the days from the date text; a text that does not parse gives none. */
export const deriveFairDates: CollectionBeforeChangeHook = ({ data }) => withDays(data);

/** The row with the days that its date text gives. A row without a date text stays as it is. */
export function withDays<Row extends Record<string, unknown>>(row: Row): Row {
  if (typeof row.date !== 'string') return row;
  const days = parseFairDate(row.date);
  return { ...row, startDate: days?.startDate ?? null, endDate: days?.endDate ?? null };
}
