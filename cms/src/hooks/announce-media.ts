import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { collectionsWithMedia } from '../media/references.ts';
import { raiseVersion } from '../publication/version.ts';

/** A new picture is shown by nothing yet; what refers to it announces itself. */
export const announceMediaChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await raiseVersion(req.payload);
  return doc;
};

/** SQLite clears references to a deleted row by itself, MongoDB keeps the dead id. */
export const clearReferences: CollectionAfterDeleteHook = async ({ id, req, context }) => {
  if (context.announced) return;
  for (const { slug: collection, uploads } of collectionsWithMedia(req.payload)) {
    for (const name of uploads) {
      const where = { [name]: { equals: id } };
      await req.payload.db.updateMany({ collection, where, data: { [name]: null }, returning: false });
    }
  }
};

export const announceMediaDelete: CollectionAfterDeleteHook = async ({ req, context }) => {
  if (!context.announced) await raiseVersion(req.payload);
};
