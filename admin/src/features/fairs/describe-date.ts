import { formatFairDate } from '@fuar/shared/dates/format-date';
import { formatWeekday } from '@fuar/shared/dates/format-weekday';
import { daysBetween } from '@fuar/shared/dates/iso-day';
import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';

/** Shows how a date text was parsed: '15-17 Ekim 2026, 3 gün, perşembe – cumartesi', or that it was not. */
export function describeDate(text: string): { text: string; isUnderstood: boolean } {
  if (text.trim() === '') return { text: m.dateHint, isUnderstood: true };
  const days = parseFairDate(text);
  if (!days) return { text: m.dateUnknown, isUnderstood: false };
  const { startDate, endDate } = days;
  const count = daysBetween(startDate, endDate) + 1;
  const weekdays = [...new Set([formatWeekday(startDate), formatWeekday(endDate)])].join(' – ');
  return { text: m.dateUnderstood(formatFairDate(startDate, endDate), count, weekdays), isUnderstood: true };
}
