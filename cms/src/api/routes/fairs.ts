import type { adminFairRoutes, fairRoutes } from '@fuar/shared/api/routes/fairs';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import type { FairChanges } from '@fuar/shared/schemas/fair';
import type { TypedUser } from 'payload';
import { discardImage, storeImage } from '../../media/store-image.ts';
import { readPublication } from '../../publication/queue.ts';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toAdminFair, toFair, toFairCard } from '../mappers/fair.ts';
import type { ReceivedFile } from '../receive-form.ts';

const UPCOMING_COUNT = 4;
const STATUSES = { upcoming: 'Upcoming', completed: 'Completed' } as const;

export function createFairHandlers(content: Content): Handlers<typeof fairRoutes> {
  return {
    list: async ({ query: { status, fields, page, limit } }) => {
      const fairs = await content.fairs(status && STATUSES[status], { page, limit });
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
  const { payload, toLexical } = deps;
  const published = async () => (await readPublication(payload)).published;

  const toStored = ({ details, ...rest }: FairChanges) => ({
    ...withoutUndefined(rest),
    ...(details === undefined ? {} : { details: toLexical(details) }),
  });

  /** A picture whose fair could not be saved goes again. */
  async function withImage<T>(
    files: ReceivedFile[],
    user: TypedUser,
    save: (image: { image?: number }) => Promise<T>,
  ): Promise<T> {
    const [file] = files;
    if (!file) return save({});
    const image = await storeImage(payload, file, user);
    try {
      return await save({ image });
    } catch (error) {
      await discardImage(payload, image);
      throw error;
    }
  }

  return {
    list: async ({ staff: user }) => {
      const { docs } = await payload.find({
        collection: 'fairs',
        sort: '-id',
        depth: 1,
        pagination: false,
        user,
        overrideAccess: false,
      });
      const version = await published();
      return docs.map((fair) => toAdminFair(fair, version));
    },
    create: ({ form, files, staff: user }) =>
      withImage(files, user, async (image) => {
        const { title, date, description, status = 'Upcoming' } = form;
        const fair = await payload.create({
          collection: 'fairs',
          data: { ...toStored(form), title, date, description, status, ...image },
          depth: 1,
          user,
          overrideAccess: false,
        });
        return toAdminFair(fair, await published());
      }),
    update: async ({ params: { id }, form, files, staff: user }) => {
      // Before the picture is stored, because most of the work is there.
      await payload.findByID({ collection: 'fairs', id, depth: 0, select: {}, user, overrideAccess: false });
      return withImage(files, user, async (image) => {
        const data = { ...toStored(form), ...image };
        const fair = await payload.update({
          collection: 'fairs',
          id,
          data,
          depth: 1,
          user,
          overrideAccess: false,
        });
        return toAdminFair(fair, await published());
      });
    },
    delete: async ({ params: { id }, staff: user }) => {
      await payload.delete({ collection: 'fairs', id, user, overrideAccess: false });
      return undefined;
    },
  };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Payload takes a key with `undefined` for a value; an absent one stays as it was. */
function withoutUndefined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
