import type { CollectionBeforeDeleteHook } from 'payload';

/**
 * Deletes the gallery before its fair: after a failure the fair still exists, and deleting it again removes the rest. The
 * pictures stay as long as the fair can come back. The fair's own deletion is announced before and after this.
 */
export const deleteFairGallery: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'gallery-images', where: { fair: { equals: id } } });
};
