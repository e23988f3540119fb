import { searchKey } from '../text/search-key.ts';
import { toIsoDay } from './iso-day.ts';
import { MONTHS } from './months.ts';

export type FairDays = { startDate: string; endDate: string };
export type FairDateFault = 'noSuchDay' | 'endBeforeStart';

const MONTH_NUMBERS = new Map(MONTHS.map((name, index) => [searchKey(name), index + 1]));

// These patterns match strings that `searchKey` has folded: '15-17 ekim 2025', '1 mayis 2026', '28 ekim - 2 kasim 2025', '30
// aralik 2025 - 3 ocak 2026'.
const FAIR_DATE = /^(\d{1,2}) ([a-z]+)(?: (\d{4}))?(?: ?- ?(\d{1,2}) ([a-z]+) (\d{4}))?$/;
const SAME_MONTH = /^(\d{1,2}) ?- ?(\d{1,2}) ([a-z]+) (\d{4})$/;

/**
 * Reads a fair's date text, `day(-day) monthname year`, which may span two months or years: '15-17 Ekim 2025' → `{ startDate:
 * '2025-10-15', endDate: '2025-10-17' }`. Letter case, dotless i's, the kind of dash and extra spaces do not matter. Returns
 * undefined for a day that does not exist and for an end before the start.
 */
export function parseFairDate(text: string): FairDays | undefined {
  const days = readFairDate(text);
  return typeof days === 'object' ? days : undefined;
}

/** '31 Şubat 2027' → 'noSuchDay', '17-15 Ekim 2027' → 'endBeforeStart'; undefined for a good date and for any other text. */
export function faultOfFairDate(text: string): FairDateFault | undefined {
  const days = readFairDate(text);
  return typeof days === 'string' ? days : undefined;
}

function readFairDate(text: string): FairDays | FairDateFault | undefined {
  const folded = searchKey(text).replace('−', '-');

  const sameMonth = SAME_MONTH.exec(folded);
  if (sameMonth) {
    const [, startDay, endDay, month, year] = sameMonth;
    return toFairDays(readDay(startDay, month, year), readDay(endDay, month, year));
  }

  const match = FAIR_DATE.exec(folded);
  if (!match) return undefined;
  const [, startDay, startMonth, startYear, endDay, endMonth, endYear] = match;
  if (endDay === undefined) {
    const day = readDay(startDay, startMonth, startYear);
    return toFairDays(day, day);
  }
  const end = readDay(endDay, endMonth, endYear);
  if (startYear) return toFairDays(readDay(startDay, startMonth, startYear), end);
  // Only the end date has a year. If the start month is later than the end month, the fair starts in the previous year.
  const crossesYear = monthNumber(startMonth) > monthNumber(endMonth);
  return toFairDays(readDay(startDay, startMonth, String(Number(endYear) - (crossesYear ? 1 : 0))), end);
}

/** The result of `readDay`: undefined if month or year is missing or unknown, an empty string for a day that does not exist. */
type ReadDay = string | undefined;

function toFairDays(startDate: ReadDay, endDate: ReadDay): FairDays | FairDateFault | undefined {
  if (startDate === undefined || endDate === undefined) return undefined;
  if (startDate === '' || endDate === '') return 'noSuchDay';
  return startDate <= endDate ? { startDate, endDate } : 'endBeforeStart';
}

function readDay(day: string | undefined, month: string | undefined, year: string | undefined): ReadDay {
  const number = monthNumber(month);
  if (Number.isNaN(number) || year === undefined) return undefined;
  return toIsoDay(Number(year), number, Number(day)) ?? '';
}

function monthNumber(name: string | undefined): number {
  return MONTH_NUMBERS.get(name ?? '') ?? Number.NaN;
}
