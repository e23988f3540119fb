import { hasValidDate } from '@fuar/shared/content/fair-notice';
import type { Fair } from '@fuar/shared/schemas/fair';

/** Finds the next `count` fairs, soonest first. They have the status 'Upcoming' and valid dates, and have not ended. */
export function findNextFairs(fairs: readonly Fair[], today: string, count: number) {
  return fairs
    .flatMap((fair) => {
      const { startDate, endDate, status } = fair;
      const isNext = status === 'Upcoming' && hasValidDate(fair) && startDate && endDate && endDate >= today;
      return isNext ? [{ ...fair, startDate, endDate }] : [];
    })
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .slice(0, count);
}

export function toRequestedAreas(
  submissions: readonly { fairId?: number | undefined; requestedArea: number }[],
) {
  const areas = new Map<number, { area: number; count: number }>();
  for (const { fairId, requestedArea } of submissions) {
    if (fairId === undefined) continue;
    const { area, count } = areas.get(fairId) ?? { area: 0, count: 0 };
    areas.set(fairId, { area: area + requestedArea, count: count + 1 });
  }
  return areas;
}
