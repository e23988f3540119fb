import type { Fair } from '../schemas/fair.ts';

type Dated = Pick<Fair, 'date' | 'notice' | 'previousDate'>;

/** False for a cancelled fair, and for a postponed one whose date has not been changed yet. */
export function hasValidDate({ date, notice, previousDate }: Dated): boolean {
  if (notice !== 'postponed') return notice === undefined;
  return previousDate !== undefined && previousDate !== date;
}
