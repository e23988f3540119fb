import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { type Moment, raiseVersion } from '../publication/version.ts';

/** A caller that changes many rows at once announces the change itself, and sets `context.announced`. */
async function announce({ context, payload }: PayloadRequest, moment: Moment): Promise<number | undefined> {
  return context.announced ? undefined : raiseVersion(payload, moment);
}

/**
 * The version rises before and after the write. After it, because only then can a release contain the change. Before it,
 * because a crash during the write must leave a requested publication, not an unpublished change that looks live.
 */
export const stampBeforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  const changedIn = await announce(req, 'before');
  if (changedIn !== undefined) data.changedIn = changedIn;
  return data;
};

export const stampAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const changedIn = await announce(req, 'after');
  if (changedIn === undefined) return doc;
  await req.payload.db.updateOne({
    collection: collection.slug,
    id: doc.id,
    // null keeps `updatedAt` as it is in the answer.
    data: { changedIn, updatedAt: null },
    returning: false,
    req,
  });
  return { ...doc, changedIn };
};

export const announceBeforeDelete: CollectionBeforeDeleteHook = async ({ req }) => {
  await announce(req, 'before');
};

export const announceAfterDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await announce(req, 'after');
};

export const announceSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  await raiseVersion(req.payload);
  return doc;
};
