import type { CollectionBeforeDeleteHook } from 'payload';

/** Runs before the deletion of the fair, which can be repeated. The files stay as long as the fair can be restored. */
export const deleteFairBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['gallery-images', 'fair-documents', 'exhibitors'] as const) {
    await req.payload.db.deleteMany({ collection, where: { fair: { equals: id } } });
  }
};
