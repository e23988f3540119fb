import { ApiError } from '@fuar/shared/api/api-error';
import type { adminSliderImageRoutes, sliderImageRoutes } from '@fuar/shared/api/routes/slider-images';
import { LISTS } from '@fuar/shared/content/kinds';
import { RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import type { SliderOrder } from '@fuar/shared/schemas/slider-image';
import type { TypedUser } from 'payload';
import { allOrNothing } from '../../database/all-or-nothing.ts';
import { findRows } from '../../database/rows.ts';
import { raiseVersion } from '../../publication/version.ts';
import { actor, record } from '../../records/record.ts';
import { SLIDER_ORDER_LOCK } from '../../waiting/with-lock.ts';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toAdminSliderImage, toSliderImage } from '../mappers/content-rows.ts';
import { createStaffContent } from '../staff-content.ts';
import { toStoredValues } from '../stored-values.ts';

const { collection } = LISTS.slides;
const IN_ORDER = [...LISTS.slides.order];

export function createSliderImageHandlers(content: Content): Handlers<typeof sliderImageRoutes> {
  return { list: async () => (await content.list('slides')).map(toSliderImage) };
}

export function createAdminSliderImageHandlers(deps: Deps): Handlers<typeof adminSliderImageRoutes> {
  const { payload, withLock } = deps;
  const images = createStaffContent(deps, collection, toAdminSliderImage);

  async function readOrder(): Promise<SliderOrder> {
    const query = { sort: IN_ORDER, select: { order: true } } as const;
    const docs = await findRows<{ id: number; order: number }>(payload, collection, query);
    return docs.map(({ id, order }) => ({ id, order }));
  }

  async function write(order: SliderOrder, user: TypedUser, changedIn: number): Promise<void> {
    const before = await readOrder();
    await allOrNothing(
      payload,
      async (req) => {
        for (const { id, order: place } of order) {
          const data = { order: place, changedIn };
          await payload.db.updateOne({ collection, id, data, returning: false, req });
        }
        await record(payload, { ...actor(user), kind: 'save', what: RECORD_MESSAGES.sliderOrder }, req);
      },
      async () => {
        for (const { id, order: place } of before) {
          await payload.db.updateOne({ collection, id, data: { order: place }, returning: false });
        }
        await raiseVersion(payload);
      },
    );
  }

  return {
    list: ({ staff }) => images.list(staff, IN_ORDER),
    create: ({ form, files, staff }) =>
      images.create(staff, files, toStoredValues(form), (save) =>
        withLock(SLIDER_ORDER_LOCK, async () => {
          const order = Math.max(-1, ...(await readOrder()).map((one) => one.order)) + 1;
          return save({ order });
        }),
      ),
    reorder: ({ body, staff }) =>
      withLock(SLIDER_ORDER_LOCK, async () => {
        const known = (await readOrder()).map(({ id }) => id);
        const given = new Set(body.map(({ id }) => id));
        if (body.length !== known.length || known.some((id) => !given.has(id))) {
          throw new ApiError(400, m.incompleteOrder);
        }
        // Raise the version before the first and after the last write, instead of around each of them
        // (hooks/announce-change.ts).
        await write(body, staff, await raiseVersion(payload, 'before'));
        const changedIn = await raiseVersion(payload);
        await payload.db.updateMany({ collection, where: {}, data: { changedIn }, returning: false });
        return images.list(staff, IN_ORDER);
      }),
    delete: ({ params: { id }, staff }) => images.delete(staff, id),
  };
}
