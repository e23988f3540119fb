import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import type { CollectionBeforeChangeHook } from 'payload';

/** The days follow from the text that people write; a text that does not parse has none. */
export const deriveFairDates: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.date !== 'string') return data;
  const days = parseFairDate(data.date);
  data.startDate = days?.startDate ?? null;
  data.endDate = days?.endDate ?? null;
  return data;
};
