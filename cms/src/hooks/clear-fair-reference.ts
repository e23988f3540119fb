import type { CollectionAfterDeleteHook } from 'payload';

/** Requests outlive their fair and keep its title. SQLite clears the reference itself; MongoDB needs this hook. */
export const clearFairReference: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.updateMany({
    collection: 'participant-submissions',
    where: { fair: { equals: id } },
    data: { fair: null },
    returning: false,
  });
};
