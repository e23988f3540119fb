import type { CollectionBeforeDeleteHook } from 'payload';

/** Deletes the rows that are useless without their picture. */
export const deleteRowsOfImage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['gallery-images', 'slider-images'] as const) {
    await req.payload.db.deleteMany({ collection, where: { image: { equals: id } } });
  }
};
