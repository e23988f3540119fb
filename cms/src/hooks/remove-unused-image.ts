import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { logError } from '../log/log.ts';
import { isMediaUsed } from '../media/references.ts';

/** An upload field holds an id, or the whole row if it was read with depth. */
function idOf(image: unknown): number | undefined {
  const id = typeof image === 'object' && image !== null ? (image as { id?: unknown }).id : image;
  return typeof id === 'number' ? id : undefined;
}

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
