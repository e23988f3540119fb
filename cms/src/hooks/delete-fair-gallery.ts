import type { CollectionBeforeDeleteHook } from 'payload';

/**
 * The gallery goes with its fair, and before it: when this stops half-way, the fair is still there, and deleting it again
 * takes the rest.
 */
export const deleteFairGallery: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'gallery-images',
    where: { fair: { equals: id } },
    pagination: false,
    select: { id: true },
  });
  // The fair announces its deletion, before this and after.
  for (const image of docs) {
    await req.payload.delete({ collection: 'gallery-images', id: image.id, context: { announced: true } });
  }
};
