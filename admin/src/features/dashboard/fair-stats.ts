import type { Fair } from '@fuar/shared/schemas/fair';

export function toFairStats(fairs: readonly Pick<Fair, 'status'>[] = []) {
  return {
    totalFairs: fairs.length,
    upcomingFairs: fairs.filter(({ status }) => status === 'Upcoming').length,
  };
}
