import type { CollectionBeforeDeleteHook } from 'payload';

/**
 * Deletes gallery, documents and exhibitors before their fair: after a failure the fair still exists, and deleting the fair
 * again removes the rest. The files of these rows stay as long as the fair can be restored. These deletions need no version of
 * their own, because the deletion of the fair raises the version.
 */
export const deleteFairBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['gallery-images', 'fair-documents', 'exhibitors'] as const) {
    await req.payload.db.deleteMany({ collection, where: { fair: { equals: id } } });
  }
};
