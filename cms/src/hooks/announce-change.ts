import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { raiseVersion, type WritePhase } from '../publication/version.ts';

/** Does nothing if `context.announced` is set, because then the caller raises the version itself, e.g. once for many rows. */
async function announce(
  { context, payload }: PayloadRequest,
  phase: WritePhase,
): Promise<number | undefined> {
  return context.announced ? undefined : raiseVersion(payload, phase);
}

/**
 * The version is raised before each write and again after it. A release of the first version may lack the change; a release of
 * the second version contains it. If the process crashes between the two raises, the next start raises the version again
 * (publication/publish-after-crash.ts). Without the first raise, the change
 * would count as live between the write and the second raise.
 */
export const stampBeforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  const changedIn = await announce(req, 'before');
  if (changedIn !== undefined) data.changedIn = changedIn;
  return data;
};

type Finish = { meanwhile?: CollectionAfterChangeHook; marks?: Record<string, unknown> };

/** Stores `changedIn` and `marks` after the row's own write. `meanwhile` runs while the version is raised. */
export function stampAfterChange({ meanwhile, marks = {} }: Finish = {}): CollectionAfterChangeHook {
  return async (args) => {
    const { collection, doc, req } = args;
    const [changedIn] = await Promise.all([announce(req, 'after'), meanwhile?.(args)]);
    const stamp = { ...marks, ...(changedIn === undefined ? {} : { changedIn }) };
    if (Object.keys(stamp).length === 0) return doc;
    await req.payload.db.updateOne({
      collection: collection.slug,
      id: doc.id,
      // `updatedAt: null` keeps the stored time, because the response already contains this time.
      data: { ...stamp, updatedAt: null },
      returning: false,
      req,
    });
    return { ...doc, ...stamp };
  };
}

/**
 * Announces a deletion, or a change of the settings, before the write. Like `announceAfter`, returns nothing, so that Payload
 * leaves the document unchanged.
 */
export async function announceBefore({ req }: { req: PayloadRequest }): Promise<void> {
  await announce(req, 'before');
}

export async function announceAfter({ req }: { req: PayloadRequest }): Promise<void> {
  await announce(req, 'after');
}
