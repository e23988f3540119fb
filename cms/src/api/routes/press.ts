import type { adminPressRoutes, pressRoutes } from '@fuar/shared/api/routes/press';
import { LISTS } from '@fuar/shared/content/kinds';
import { type PressItemChanges, pressItemSchema } from '@fuar/shared/schemas/press-item';
import type { PressItem } from '../../payload-types.ts';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toAdminPressItem, toPressCard, toPressItem } from '../mappers/content-rows.ts';
import { createStaffContent } from '../staff-content.ts';
import { toStoredContent } from '../stored-values.ts';

const LATEST_COUNT = 4;

export function createPressHandlers(content: Content): Handlers<typeof pressRoutes> {
  const toAnswer = (items: PressItem[], fields: 'card' | undefined) =>
    fields === 'card' ? items.map(toPressCard) : items.map(toPressItem);
  return {
    list: async ({ query: { type, fields, page, limit } }) =>
      toAnswer(await content.pressItems(type, { page, limit }), fields),
    latest: async ({ query: { limit = LATEST_COUNT, fields } }) =>
      toAnswer(await content.pressItems(undefined, { limit }), fields),
    get: async ({ params }) => toPressItem(await content.pressItem(params.id)),
  };
}

export function createAdminPressHandlers(deps: Deps): Handlers<typeof adminPressRoutes> {
  const items = createStaffContent(deps, LISTS.press.collection, toAdminPressItem);
  const toStored = (input: PressItemChanges) => toStoredContent(pressItemSchema, input, deps.toLexical);

  return {
    list: ({ staff }) => items.list(staff, [...LISTS.press.order]),
    create: ({ form, files, staff }) => items.create(staff, files, toStored(form)),
    update: ({ params: { id }, form, files, ifMatch, staff }) =>
      items.update(staff, id, files, toStored(form), ifMatch),
    delete: ({ params: { id }, ifMatch, staff }) => items.delete(staff, id, ifMatch),
  };
}
