import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CollectionSlug } from 'payload';
import { vi } from 'vitest';
import type { Api } from './start-api.ts';

type Method = 'count' | 'create' | 'deleteOne' | 'find' | 'findOne' | 'updateGlobal' | 'updateOne';

/**
 * Runs `work` before each call of this method of the database on a collection or global. `nth` counts the calls from 1. If
 * `work` throws, the call fails, as it does when the database fails.
 */
export function beforeCall(
  { payload: { db } }: Api,
  method: Method,
  slug: CollectionSlug | 'site-settings',
  work: (nth: number) => unknown,
): void {
  const real = db[method] as (args: object) => Promise<unknown>;
  let calls = 0;
  vi.spyOn(db, method).mockImplementation((async (args: { collection?: string; slug?: string }) => {
    if ((args.collection ?? args.slug) === slug) {
      calls += 1;
      await work(calls);
    }
    return real.call(db, args);
  }) as never);
}

/** Makes the call with this number fail as on a full disk, or every call if no number is given. */
export function failCall(
  api: Api,
  method: Method,
  slug: Parameters<typeof beforeCall>[2],
  failing?: number,
): void {
  beforeCall(api, method, slug, (nth) => {
    if (failing === undefined || nth === failing) throw new Error('disk full');
  });
}

/**
 * Starts `work`, which imitates another user, before the first call of this method on this collection. The call continues
 * when `work` has ended, or when `work` seems to wait for a lock. The returned function gives the result of `work`.
 */
export function meanwhile<T>(
  api: Api,
  method: Method,
  slug: Parameters<typeof beforeCall>[2],
  work: () => Promise<T>,
): () => Promise<T> {
  let working: Promise<T> | undefined;
  beforeCall(api, method, slug, async (nth) => {
    if (nth > 1) return;
    working = work();
    await withTimeFor(api, working);
  });
  return async () => {
    if (!working) throw new Error(`Nothing has called ${method} on ${slug}`);
    return working;
  };
}

/** Waits until `work` has ended, or until 50 other calls have ended, because `work` may wait for a lock. */
export async function withTimeFor(api: Api, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  for (let n = 0; n < 50 && !isDone; n += 1) {
    await api.ask('GET', '/admin/page-content');
    // Calls on SQLite do not give the event loop a turn, so without this turn `work` could not read files.
    await nextTurn();
  }
}
