import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { type Moment, raiseVersion } from '../publication/version.ts';

/** Who changes many rows as one change announces it himself, and says so in the context. */
async function announce({ context, payload }: PayloadRequest, moment: Moment): Promise<number | undefined> {
  return context.announced ? undefined : raiseVersion(payload, moment);
}

/**
 * The version rises before the write and after it. After, because only then can a release hold the change; before, so
 * that a crash between the two leaves a publication asked for, and not an unpublished change that looks live. The row
 * remembers the version of its last change: `live` once that one is published.
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
    // Without null the row would get a newer `updatedAt` than the one being answered.
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
