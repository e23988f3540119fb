import type { TypedUser } from 'payload';
import { lockOfRow } from '../waiting/exclusively.ts';
import type { Deps } from './deps.ts';

export type NamedFair = { id: number; title: string };

/** Helpers for the calls about the pictures, documents and exhibitors of a fair. */
export function createOfFair({ payload, exclusively }: Deps) {
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
    adding: <T>(id: number, user: TypedUser, add: (fair: NamedFair) => Promise<T>): Promise<T> =>
      exclusively(lockOfRow('fairs', id), async () => add(await find(id, user))),
  };
}
