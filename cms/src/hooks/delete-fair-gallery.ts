import type { CollectionBeforeDeleteHook } from 'payload';

/** Deletes the gallery before its fair: after a failure the fair still exists, and deleting it again removes the rest. */
export const deleteFairGallery: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'gallery-images',
    where: { fair: { equals: id } },
    pagination: false,
    select: { id: true },
  });
  // The fair's own deletion is announced before and after this.
  for (const image of docs) {
    await req.payload.delete({ collection: 'gallery-images', id: image.id, context: { announced: true } });
  }
};
