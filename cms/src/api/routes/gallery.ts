import { ApiError } from '@fuar/shared/api/api-error';
import type { adminGalleryRoutes, galleryRoutes } from '@fuar/shared/api/routes/gallery';
import { LISTS } from '@fuar/shared/content/kinds';
import { RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { TypedUser, Where } from 'payload';
import type { StoredRow } from '../../collections/stored-row.ts';
import { allOrNothing } from '../../database/all-or-nothing.ts';
import { discardImage, storeImage } from '../../media/store-image.ts';
import { raiseVersion } from '../../publication/version.ts';
import { actor, record } from '../../records/record.ts';
import { lockOfRow } from '../../waiting/with-lock.ts';
import type { Content } from '../content.ts';
import type { Deps } from '../deps.ts';
import { createFairHelpers, type NamedFair } from '../fair-helpers.ts';
import type { Handlers } from '../handler.ts';
import { toAlbums, toGalleryImage } from '../mappers/content-rows.ts';
import type { ReceivedFile } from '../receive-form.ts';

const { collection } = LISTS.galleryImages;

const toImages = (rows: StoredRow<'galleryImages'>[]) => rows.flatMap((row) => toGalleryImage(row) ?? []);

export function createGalleryHandlers(content: Content): Handlers<typeof galleryRoutes> {
  return {
    albums: async () => toAlbums(await content.albums()),
    images: async ({ params: { id } }) => toImages(await content.galleryOf(id)),
  };
}

export function createAdminGalleryHandlers(deps: Deps): Handlers<typeof adminGalleryRoutes> {
  const { payload, withLock } = deps;
  const fairHelpers = createFairHelpers(deps);

  const find = async (where: Where, user: TypedUser) => {
    const { docs } = await payload.find({
      collection,
      where,
      sort: [...LISTS.galleryImages.order],
      depth: 1,
      pagination: false,
      populate: { fairs: { title: true } },
      user,
      overrideAccess: false,
    });
    return toImages(docs);
  };

  /**
   * Stores the pictures, and then adds the rows and one entry in the record of actions in one atomic step. Neither a failure nor
   * a closed connection leaves anything behind. In the back-office, 'İptal' closes the connection.
   */
  async function add(
    id: number,
    files: ReceivedFile[],
    user: TypedUser,
    changedIn: number,
    connection: AbortSignal,
  ): Promise<number[]> {
    const images: number[] = [];
    const refuseCancelled = () => {
      if (connection.aborted) throw new ApiError(400, m.malformedForm);
    };
    try {
      for (const file of files) {
        refuseCancelled();
        images.push((await storeImage(payload, file, user)).id);
      }
      return await fairHelpers.addUnderLock(id, user, (fair) => {
        refuseCancelled();
        return addRows(fair, images, user, changedIn);
      });
    } catch (error) {
      for (const image of images) await discardImage(payload, image);
      throw error;
    }
  }

  function addRows({ id: fair, title }: NamedFair, images: number[], user: TypedUser, changedIn: number) {
    const ids: number[] = [];
    return allOrNothing(
      payload,
      async (req) => {
        ids.length = 0;
        for (const image of images) {
          const data = { fair, image, changedIn };
          const row = await payload.create({ collection, data, depth: 0, user, req });
          ids.push(row.id);
        }
        const what = RECORD_MESSAGES.gallery(title, ids.length);
        await record(payload, { ...actor(user), kind: 'save', what, rowId: fair }, req);
        return ids;
      },
      async () => {
        await payload.db.deleteMany({ collection, where: { id: { in: ids } } });
        await raiseVersion(payload);
      },
    );
  }

  return {
    images: async ({ params: { id }, staff }) => {
      await fairHelpers.find(id, staff);
      return find({ fair: { equals: id } }, staff);
    },
    upload: async ({ params: { id }, files, staff, context }) => {
      await fairHelpers.find(id, staff);
      // Raise the version before the first and after the last write, instead of around each of them
      // (hooks/announce-change.ts).
      const changedIn = await raiseVersion(payload, 'before');
      const ids = await add(id, files, staff, changedIn, context.req.raw.signal);
      await raiseVersion(payload);
      return find({ id: { in: ids } }, staff);
    },
    delete: ({ params: { id }, staff: user }) =>
      withLock(lockOfRow(collection, id), async () => {
        await payload.delete({ collection, id, user, overrideAccess: false });
      }),
  };
}
