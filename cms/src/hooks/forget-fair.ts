import type { CollectionAfterDeleteHook } from 'payload';

/** Requests outlive their fair and keep its title. SQLite empties the reference by itself, MongoDB keeps the dead id. */
export const forgetFair: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.updateMany({
    collection: 'participant-submissions',
    where: { fair: { equals: id } },
    data: { fair: null },
    returning: false,
  });
};
