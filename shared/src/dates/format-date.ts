import { MONTHS } from './months.ts';

/** '2025-10-15' → '15 Ekim 2025' */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The parts of a poster's date: '2025-10-30', '2025-11-02' → `{ days: '30–2', months: 'Ekim–Kasım', year: '2025' }`. */
export function toDateParts(
  startDate: string,
  endDate: string,
): { days: string; months: string; year: string } {
  const [startYear = '', startMonth, startDay] = startDate.split('-');
  const [endYear = '', endMonth, endDay] = endDate.split('-');
  const range = (a: string, b: string) => (a === b ? a : `${a}–${b}`);
  const sameMonth = startMonth === endMonth && startYear === endYear;
  const monthName = (month: string | undefined) => MONTHS[Number(month) - 1] ?? '';
  return {
    days: startDate === endDate ? String(Number(startDay)) : `${Number(startDay)}–${Number(endDay)}`,
    months: sameMonth ? monthName(startMonth) : range(monthName(startMonth), monthName(endMonth)),
    year: range(startYear, endYear),
  };
}
