import { formatDay } from './format-date.ts';
import { todayInIstanbul, toIstanbul } from './iso-day.ts';

/** Sunday first, as `Date` counts. `Intl` is not used, because loading it takes a tenth of a second on a phone. */
const WEEKDAYS = ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'];

/** '2026-11-27T06:00:00Z' → '27 Kasım Cuma 09.00' in Istanbul; with the year if it is not the current one. */
export function formatMoment(moment: string, now = new Date()): string {
  const { day, time } = toIstanbul(moment);
  const isThisYear = day.slice(0, 4) === todayInIstanbul(now).slice(0, 4);
  const shown = isThisYear ? formatDay(day).replace(/ \d{4}$/, '') : formatDay(day);
  return `${shown} ${weekdayOf(day)} ${time.replace(':', '.')}`;
}

/** '2026-10-15' → 'Perşembe' */
export function weekdayOf(isoDay: string): string {
  return WEEKDAYS[new Date(isoDay).getUTCDay()] ?? '';
}
