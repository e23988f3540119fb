import type { CollectionBeforeDeleteHook } from 'payload';

/**
 * Deletes gallery, documents and exhibitors before their fair: after a failure the fair still exists, and deleting it
 * again removes the rest. Their files stay as long as the fair can be restored. The announcement of the
 * deleted fair covers these changes too.
 */
export const deleteFairBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['gallery-images', 'fair-documents', 'exhibitors'] as const) {
    await req.payload.db.deleteMany({ collection, where: { fair: { equals: id } } });
  }
};
