import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { idOf } from '../database/id-of.ts';
import { logError } from '../log/log.ts';
import { isMediaUsed } from '../media/references.ts';

/** Deletes a picture that nothing uses any more. Several rows can share one picture, and rich text can refer to it. */
async function removeUnlessUsed(image: unknown, req: PayloadRequest): Promise<void> {
  const id = idOf(image);
  if (id === undefined) return;
  try {
    if (await isMediaUsed(req.payload, id)) return;
    await req.payload.delete({ collection: 'media', id, context: { announced: true } });
  } catch (error) {
    // Only log the failure: the change itself is saved, and the sweep removes the picture later.
    logError('image-not-removed', error, { media: id });
  }
}

export const removeReplacedImage: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = idOf(previousDoc?.image);
  if (before !== undefined && before !== idOf(doc.image)) await removeUnlessUsed(before, req);
  return doc;
};

export const removeImageOfDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await removeUnlessUsed(doc.image, req);
};
