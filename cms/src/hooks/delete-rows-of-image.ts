import type { CollectionBeforeDeleteHook } from 'payload';

export const deleteRowsOfImage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['gallery-images', 'slider-images'] as const) {
    await req.payload.db.deleteMany({ collection, where: { image: { equals: id } } });
  }
};
