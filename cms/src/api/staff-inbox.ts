import type { TypedUser } from 'payload';
import type { Config } from '../payload-types.ts';
import type { Deps } from './deps.ts';
import { notFound } from './errors.ts';
import type { InboxSlug } from './forms/receive-post.ts';

/** Staff operations on an inbox, with the user's rights. Only the console shows spam. */
export function createStaffInbox<S extends InboxSlug, A>(
  { payload }: Deps,
  collection: S,
  toAnswer: (row: Config['collections'][S]) => A,
) {
  type Row = Config['collections'][S];
  const as = (user: TypedUser) => ({ collection, depth: 0, user, overrideAccess: false }) as const;

  async function refuseSpam(id: number): Promise<void> {
    const where = { and: [{ id: { equals: id } }, { isSpam: { equals: false } }] };
    if ((await payload.db.count({ collection, where })).totalDocs === 0) throw notFound();
  }

  return {
    list: async (user: TypedUser): Promise<A[]> => {
      const { docs } = await payload.find({
        ...as(user),
        where: { isSpam: { equals: false } },
        sort: ['-createdAt', '-id'],
        pagination: false,
      });
      return docs.map((row) => toAnswer(row as Row));
    },
    markAsRead: async (user: TypedUser, id: number): Promise<A> => {
      await refuseSpam(id);
      const data = { isRead: true } as never;
      return toAnswer((await payload.update({ ...as(user), id, data })) as unknown as Row);
    },
    delete: async (user: TypedUser, id: number): Promise<undefined> => {
      await refuseSpam(id);
      await payload.delete({ ...as(user), id });
    },
  };
}
