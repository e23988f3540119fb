import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import type { CollectionBeforeChangeHook } from 'payload';

/** Derives the days from the date text; a text that does not parse gives none. */
export const deriveFairDates: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.date !== 'string') return data;
  const days = parseFairDate(data.date);
  data.startDate = days?.startDate ?? null;
  data.endDate = days?.endDate ?? null;
  return data;
};
