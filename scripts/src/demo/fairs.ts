import { formatFairDate } from '@fuar/shared/dates/format-date';
import { addDays } from '@fuar/shared/dates/iso-day';
import type { FairInput } from '@fuar/shared/schemas/fair';
import { COMPLETED_FAIRS } from './fairs/completed.ts';
import { factsOf } from './fairs/facts.ts';
import type { FairKey, FairTexts } from './fairs/fair-texts.ts';
import { UPCOMING_FAIRS } from './fairs/upcoming.ts';

export type DemoFair = FairInput & { key: FairKey; picture: string };

export function demoFairs(today: string): DemoFair[] {
  return [
    ...UPCOMING_FAIRS.map((texts) => ({ ...toDemoFair(texts, today), status: 'Upcoming' as const })),
    ...COMPLETED_FAIRS.map((texts) => ({ ...toDemoFair(texts, today), status: 'Completed' as const })),
  ];
}

function toDemoFair({ key, opens, ...texts }: FairTexts, today: string): DemoFair {
  const startDate = nextWeekday(addDays(today, opens.inDays), opens.weekday);
  const date = formatFairDate(startDate, addDays(startDate, opens.days - 1));
  const facts = factsOf(key, startDate, opens.days);
  return { key, date, picture: `fair-${key}.webp`, ...texts, ...facts };
}

/** The first day on or after `isoDay` with this weekday (0 is Sunday). */
function nextWeekday(isoDay: string, weekday: number): string {
  const missing = (weekday - new Date(isoDay).getUTCDay() + 7) % 7;
  return addDays(isoDay, missing);
}
