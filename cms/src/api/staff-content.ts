import type { RequiredDataFromCollectionSlug, TypedUser, Where } from 'payload';
import { findInSteps } from '../database/find-in-steps.ts';
import { discardImage, storeImage } from '../media/store-image.ts';
import type { Config } from '../payload-types.ts';
import { readPublication } from '../publication/queue.ts';
import { lockOfRow } from '../waiting/with-lock.ts';
import type { Deps } from './deps.ts';
import type { ReceivedFile } from './receive-form.ts';
import { type IfMatch, refuseOtherVersion } from './row-version.ts';

type WithPicture = 'fairs' | 'press-items' | 'slider-images' | 'exhibitors';
type Row<S extends WithPicture> = Config['collections'][S];

/** Staff operations on rows with a picture, with the user's rights. Each response says whether its row is live on the site. */
export function createStaffContent<S extends WithPicture, A>(
  { payload, withLock }: Deps,
  collection: S,
  toAnswer: (row: Row<S>, published: number) => A,
  complete: (rows: Row<S>[]) => Promise<Row<S>[]> = async (rows) => rows,
) {
  // Read only the id of a row's fair, because a fair has long rich text.
  const as = (user: TypedUser) =>
    ({ collection, depth: 1, populate: { fairs: {} }, user, overrideAccess: false }) as const;

  async function toAnswers(rows: Row<S>[]): Promise<A[]> {
    const { published } = await readPublication(payload);
    return (await complete(rows)).map((row) => toAnswer(row, published));
  }

  async function answer(row: Row<S>): Promise<A> {
    return (await toAnswers([row]))[0] as A;
  }

  async function check(user: TypedUser, id: number, ifMatch: IfMatch): Promise<void> {
    const row = await payload.findByID({ ...as(user), id, depth: 0, select: { updatedAt: true } });
    refuseOtherVersion(ifMatch, row as { updatedAt?: string });
  }

  async function withImage(
    [file]: ReceivedFile[],
    user: TypedUser,
    save: (image: { image?: number }) => Promise<Row<S>>,
  ): Promise<Row<S>> {
    if (!file) return save({});
    const { id: image } = await storeImage(payload, file, user);
    try {
      return await save({ image });
    } catch (error) {
      await discardImage(payload, image);
      throw error;
    }
  }

  return {
    list: async (user: TypedUser, sort: string[], where: Where = {}): Promise<A[]> => {
      const rows = await findInSteps(payload, { ...as(user), where, sort });
      return toAnswers(rows as unknown as Row<S>[]);
    },
    create: async (
      user: TypedUser,
      files: ReceivedFile[],
      data: object,
      /** Wraps the write of the row, for example in a lock, and may add values. The picture is already stored by then. */
      write: (save: (more?: object) => Promise<Row<S>>) => Promise<Row<S>> = (save) => save(),
    ): Promise<A> => {
      const saved = await withImage(files, user, (image) =>
        write(async (more) => {
          const row = { ...data, ...more, ...image } as RequiredDataFromCollectionSlug<S>;
          return (await payload.create({ ...as(user), data: row })) as Row<S>;
        }),
      );
      return answer(saved);
    },
    update: async (
      user: TypedUser,
      id: number,
      files: ReceivedFile[],
      data: object,
      ifMatch?: IfMatch,
      write: (save: () => Promise<Row<S>>) => Promise<Row<S>> = (save) => save(),
    ): Promise<A> => {
      // Check before storing the picture, because storing takes most of the time.
      await check(user, id, ifMatch);
      const saved = await withImage(files, user, (image) =>
        write(() =>
          withLock(lockOfRow(collection, id), async () => {
            // Check again, because another user may have saved while the picture was being stored.
            if (ifMatch) await check(user, id, ifMatch);
            // Payload's type of a change needs a collection that is known at compile time.
            const changes = { ...data, ...image } as never;
            return (await payload.update({ ...as(user), id, data: changes })) as unknown as Row<S>;
          }),
        ),
      );
      return answer(saved);
    },
    /** Takes the same lock as a save, so that a save and a deletion never overlap. A second deletion finds no row. */
    delete: (user: TypedUser, id: number, ifMatch?: IfMatch): Promise<void> =>
      withLock(lockOfRow(collection, id), async () => {
        if (ifMatch) await check(user, id, ifMatch);
        await payload.delete({ ...as(user), id });
      }),
  };
}
