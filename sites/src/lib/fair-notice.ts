import type { Fair } from '@fuar/shared/schemas/fair';

/** False for a cancelled fair, and for a postponed one whose date has not been changed yet. */
export function hasValidDate({ notice, previousDate }: Pick<Fair, 'notice' | 'previousDate'>): boolean {
  return notice === undefined || (notice === 'postponed' && previousDate !== undefined);
}
