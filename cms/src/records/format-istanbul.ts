import { formatDay } from '@fuar/shared/dates/format-date';
import { toIstanbul } from '@fuar/shared/dates/iso-day';

/** '2026-11-27T06:00:00Z' → '27 Kasım 2026 09.00'. The result contains the year, because entries are stored for two years. */
export function formatIstanbul(moment: string): string {
  const { day, time } = toIstanbul(moment);
  return `${formatDay(day)} ${time.replace(':', '.')}`;
}
