import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
} from 'payload';
import { raiseVersion } from '../publication/version.ts';

/**
 * The version rises before the write and after it. After, because only then can a release hold the change; before, so
 * that a crash between the two leaves a publication asked for, and not an unpublished change that looks live.
 */
export const announceBeforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  data.changedIn = await raiseVersion(req.payload);
  return data;
};

export const announceAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const changedIn = await raiseVersion(req.payload);
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
  await raiseVersion(req.payload);
};

export const announceAfterDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await raiseVersion(req.payload);
};

export const announceSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  await raiseVersion(req.payload);
  return doc;
};
