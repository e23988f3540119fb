import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { logError } from '../log/log.ts';
import { isMediaUsed } from '../media/references.ts';

/** An upload field holds an id, or the document where it was read deeper. */
function idOf(image: unknown): number | undefined {
  const id = typeof image === 'object' && image !== null ? (image as { id?: unknown }).id : image;
  return typeof id === 'number' ? id : undefined;
}

/** A picture goes with the last content that shows it: the console lets several share one, and texts may name it. */
async function removeUnlessUsed(image: unknown, req: PayloadRequest): Promise<void> {
  const id = idOf(image);
  if (id === undefined) return;
  try {
    if (await isMediaUsed(req.payload, id)) return;
    await req.payload.delete({ collection: 'media', id, context: { announced: true } });
  } catch (error) {
    // The change itself is saved; a picture too many harms nobody.
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
