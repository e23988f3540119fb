const MS_A_DAY = 86_400_000;

/** A day as `YYYY-MM-DD`; undefined if the calendar has no such day (31 February). */
export function toIsoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** '2025-12-31', 1 → '2026-01-01' */
export function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * MS_A_DAY).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MS_A_DAY;
}

/** Türkiye has kept UTC+3 all year since 2016; a test compares this with the time-zone data. */
const ISTANBUL_AHEAD_MS = 3 * 3_600_000;

/** The current day in Istanbul. `Intl` is not used, because loading it takes a tenth of a second on a phone. */
export function todayInIstanbul(now: Date): string {
  return new Date(now.getTime() + ISTANBUL_AHEAD_MS).toISOString().slice(0, 10);
}

/** '2026-11-27T06:00:00Z' → { day: '2026-11-27', time: '09:00' }, the day and the clock in Istanbul. */
export function toIstanbul(moment: string): { day: string; time: string } {
  const text = new Date(Date.parse(moment) + ISTANBUL_AHEAD_MS).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** '2026-11-27', '09:00' → '2026-11-27T09:00:00+03:00' */
export function fromIstanbul(day: string, time: string): string {
  return `${day}T${time}:00+03:00`;
}
