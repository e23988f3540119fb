import { formatFairDate } from '@fuar/shared/dates/format-date';
import { weekdayOf } from '@fuar/shared/dates/format-moment';
import { daysBetween } from '@fuar/shared/dates/iso-day';
import { faultOfFairDate, parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { proposeFairDate } from '@fuar/shared/dates/propose-fair-date';
import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';

type DateDescription = {
  text: string;
  isUnderstood: boolean;
  /** A corrected date, if the typed date cannot be parsed. */
  proposal?: string;
};

/**
 * Explains how a typed date is understood, e.g. '15-17 Ekim 2026, 3 gün, perşembe – cumartesi', or that it cannot be parsed.
 */
export function describeDate(text: string): DateDescription {
  if (text.trim() === '') return { text: m.dateHint, isUnderstood: true };
  const days = parseFairDate(text);
  if (!days) {
    const fault = faultOfFairDate(text);
    if (fault) return { text: m.dateFaults[fault], isUnderstood: false };
    const proposal = proposeFairDate(text);
    return proposal
      ? { text: m.dateProposed(proposal), isUnderstood: false, proposal }
      : { text: m.dateUnknown, isUnderstood: false };
  }
  const { startDate, endDate } = days;
  const count = daysBetween(startDate, endDate) + 1;
  const weekdays = (count === 1 ? [startDate] : [startDate, endDate])
    .map(weekdayOf)
    .join(' – ')
    .toLocaleLowerCase('tr');
  return { text: m.dateUnderstood(formatFairDate(startDate, endDate), count, weekdays), isUnderstood: true };
}
