import { MONTHS } from './months.ts';

/** '2025-10-15' → '15 Ekim 2025' */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/**
 * Splits a fair's days for display in large type: '2025-10-30', '2025-11-02' → `{ days: '30–2', months: 'Ekim–Kasım', year:
 * '2025' }`.
 */
export function toDateParts(
  startDate: string,
  endDate: string,
): { days: string; months: string; year: string } {
  const [startYear = '', startMonth, startDay] = startDate.split('-');
  const [endYear = '', endMonth, endDay] = endDate.split('-');
  const range = (a: string, b: string) => (a === b ? a : `${a}–${b}`);
  const monthName = (month: string | undefined) => MONTHS[Number(month) - 1] ?? '';
  return {
    days: startDate === endDate ? String(Number(startDay)) : `${Number(startDay)}–${Number(endDay)}`,
    months: range(monthName(startMonth), monthName(endMonth)),
    year: range(startYear, endYear),
  };
}

/**
 * Formats two days as a fair's date text, which `parseFairDate` reads back: '15-17 Ekim 2026', '30 Kasım - 2 Aralık
 * 2026', '30 Aralık 2026 - 3 Ocak 2027'.
 */
export function formatFairDate(startDate: string, endDate: string): string {
  if (startDate === endDate) return formatDay(startDate);
  const end = formatDay(endDate);
  const startDay = Number(startDate.slice(8));
  if (startDate.slice(0, 7) === endDate.slice(0, 7)) return `${startDay}-${end}`;
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${sameYear ? formatDay(startDate).replace(/ \d{4}$/, '') : formatDay(startDate)} - ${end}`;
}
