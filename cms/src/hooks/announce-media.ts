import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  Payload,
} from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { collectionsWithMedia } from '../media/references.ts';
import { raiseVersion } from '../publication/version.ts';

type Data = Record<string, unknown>;

/** Sets `changedIn` of the rows that show a picture, so that `/api/changes` sends these rows again. */
async function changeRowsShowing(payload: Payload, id: unknown, data: (field: string) => Data) {
  const changedIn = await raiseVersion(payload, 'before');
  for (const { slug: collection, uploads } of collectionsWithMedia(payload)) {
    for (const field of uploads) {
      const where = { [field]: { equals: id } };
      const change = { ...data(field), changedIn, updatedAt: null };
      await payload.db.updateMany({ collection, where, data: change, returning: false });
    }
  }
}

/** Ignores new pictures, because saving the row that shows a new picture raises the version. */
export const announceMediaChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc;
  await changeRowsShowing(req.payload, doc.id, () => ({}));
  await raiseVersion(req.payload);
  return doc;
};

const clearFields = (payload: Payload, id: unknown) =>
  changeRowsShowing(payload, id, (field) => ({ [field]: null }));

/**
 * Clears the references to a picture before the deletion. The deletion itself would clear them on SQLite without setting
 * `changedIn`, and on MongoDB it would leave them.
 */
export const clearReferences: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  if (!context.announced) await clearFields(req.payload, id);
};

export const announceMediaDelete: CollectionAfterDeleteHook = async ({ id, req, context }) => {
  if (context.announced) return;
  // On MongoDB a row may have been saved with the picture since `clearReferences` ran.
  if (isMongoAdapter(req.payload.db)) await clearFields(req.payload, id);
  await raiseVersion(req.payload);
};
