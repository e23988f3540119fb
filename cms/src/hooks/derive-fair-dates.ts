import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import type { CollectionBeforeChangeHook } from 'payload';

export const deriveFairDates: CollectionBeforeChangeHook = ({ data }) => withDays(data);

/** Derives the days from the date text, or null if the text does not parse. A row without a date text stays unchanged. */
export function withDays<Row extends Record<string, unknown>>(row: Row): Row {
  if (typeof row.date !== 'string') return row;
  const days = parseFairDate(row.date);
  return { ...row, startDate: days?.startDate ?? null, endDate: days?.endDate ?? null };
}
