import type { TypedUser } from 'payload';
import { lockOfRow } from '../waiting/exclusively.ts';
import type { Deps } from './deps.ts';

export type NamedFair = { id: number; title: string };

/** Reads of a fair, for calls about its pictures, documents and exhibitors. */
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
     * Runs `add` while nobody deletes the fair or adds to it. Otherwise MongoDB would keep rows of a deleted fair. Store files
     * before, because they take long.
     */
    adding: <T>(id: number, user: TypedUser, add: (fair: NamedFair) => Promise<T>): Promise<T> =>
      exclusively(lockOfRow('fairs', id), async () => add(await find(id, user))),
  };
}
