import type { CollectionBeforeDeleteHook } from 'payload';

/**
 * Deletes gallery, documents and exhibitors before their fair. If this fails halfway, the fair still exists, and deleting it
 * again removes the rest. The files stay as long as the fair can be restored. This hook need not raise the version, because the
 * deletion of the fair does.
 */
export const deleteFairBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['gallery-images', 'fair-documents', 'exhibitors'] as const) {
    await req.payload.db.deleteMany({ collection, where: { fair: { equals: id } } });
  }
};
