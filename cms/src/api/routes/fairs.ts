import type { adminFairRoutes, fairRoutes } from '@fuar/shared/api/routes/fairs';
import { FAIR_STATUS_NAMES, FAIR_STATUSES } from '@fuar/shared/content/fair-statuses';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { type FairChanges, fairSchema } from '@fuar/shared/schemas/fair';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toAdminFair, toFair, toFairCard } from '../mappers/fair.ts';
import { createStaffContent } from '../staff-content.ts';
import { toStoredContent } from '../stored-values.ts';

const UPCOMING_COUNT = 4;

export function createFairHandlers(content: Content): Handlers<typeof fairRoutes> {
  return {
    list: async ({ query: { status, fields, page, limit } }) => {
      const wanted = FAIR_STATUS_NAMES.find((name) => FAIR_STATUSES[name].filter === status);
      const fairs = await content.fairs(wanted, { page, limit });
      return fields === 'card' ? fairs.map(toFairCard) : fairs.map(toFair);
    },
    upcoming: async ({ query: { limit = UPCOMING_COUNT, fields } }) => {
      const fairs = await content.upcomingFairs(limit, todayInIstanbul(new Date()));
      return fields === 'card' ? fairs.map(toFairCard) : fairs.map(toFair);
    },
    get: async ({ params }) => toFair(await content.fair(params.id)),
  };
}

export function createAdminFairHandlers(deps: Deps): Handlers<typeof adminFairRoutes> {
  const fairs = createStaffContent(deps, 'fairs', toAdminFair);
  const toStored = (input: FairChanges) => toStoredContent(fairSchema, input, deps.toLexical);

  return {
    list: ({ staff }) => fairs.list(staff, ['-id']),
    create: ({ form, files, staff }) => fairs.create(staff, files, { status: 'Upcoming', ...toStored(form) }),
    update: ({ params: { id }, form, files, ifMatch, staff }) =>
      fairs.update(staff, id, files, toStored(form), ifMatch),
    delete: ({ params: { id }, staff }) => fairs.delete(staff, id),
  };
}
