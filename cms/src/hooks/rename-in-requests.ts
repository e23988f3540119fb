import type { CollectionAfterChangeHook } from 'payload';

/** Writes the new title of a fair to its requests. They store a copy, so that they keep the title when the fair is deleted. */
export const renameInRequests: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.title === previousDoc.title) return;
  await req.payload.db.updateMany({
    collection: 'participant-submissions',
    where: { fair: { equals: doc.id } },
    // `updatedAt: null` keeps the version of a request, so that staff who are working on it get no 412.
    data: { fairTitle: doc.title, updatedAt: null },
    returning: false,
  });
};
