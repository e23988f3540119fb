import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  Payload,
} from 'payload';
import { collectionsWithMedia } from '../media/references.ts';
import { raiseVersion } from '../publication/version.ts';

type Data = Record<string, unknown>;

/** Rows that show a picture change with it, and are found by their stamp. */
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

/** A new picture is shown by nothing yet; what refers to it announces itself. */
export const announceMediaChange: CollectionAfterChangeHook = async ({
  doc,
  operation,
  req: { payload },
}) => {
  if (operation !== 'update') return doc;
  await changeRowsShowing(payload, doc.id, () => ({}));
  await raiseVersion(payload);
  return doc;
};

/** Before the picture goes: SQLite then empties references without a word, MongoDB keeps the dead id. */
export const clearReferences: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  if (!context.announced) await changeRowsShowing(req.payload, id, (field) => ({ [field]: null }));
};

export const announceMediaDelete: CollectionAfterDeleteHook = async ({ req, context }) => {
  if (!context.announced) await raiseVersion(req.payload);
};
