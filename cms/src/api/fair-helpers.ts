import type { TypedUser } from 'payload';
import { findById } from '../database/rows.ts';
import { lockOfRow } from '../waiting/with-lock.ts';
import type { Deps } from './deps.ts';
import type { InboxSlug } from './forms/receive-post.ts';

export type NamedFair = { id: number; title: string };

export function createFairHelpers({ payload, withLock }: Deps) {
  const find = (id: number, user: TypedUser): Promise<NamedFair> =>
    payload.findByID({
      collection: 'fairs',
      id,
      depth: 0,
      select: { title: true },
      user,
      overrideAccess: false,
    });

  return {
    find,
    /**
     * Runs `add` under the fair's lock, so that nobody deletes the fair or adds to the fair meanwhile. Otherwise MongoDB would
     * keep rows of a deleted fair. Store pictures before this call, because storing takes long.
     */
    addUnderLock: <T>(id: number, user: TypedUser, add: (fair: NamedFair) => Promise<T>): Promise<T> =>
      withLock(lockOfRow('fairs', id), async () => add(await find(id, user))),
    /**
     * Runs `change` under the lock of the row's fair, if the row has a fair. Otherwise the save could undo a simultaneous import,
     * because Payload saves whole rows, or could refer to a fair that is deleted meanwhile. Every caller takes the lock of a fair
     * before the lock of a row of this fair, so that no two callers wait for each other.
     */
    changing: async <T>(
      collection: 'exhibitors' | InboxSlug,
      id: number,
      change: () => Promise<T>,
    ): Promise<T> => {
      const row = await findById<{ fair?: number | null }>(payload, collection, id);
      return row?.fair ? withLock(lockOfRow('fairs', row.fair), change) : change();
    },
  };
}
