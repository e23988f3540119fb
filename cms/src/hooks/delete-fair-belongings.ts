import type { CollectionBeforeDeleteHook } from 'payload';
import { markRemovable } from '../media/removable-files.ts';

/**
 * Deletes the gallery, documents and exhibitors of a fair before the fair itself. If this fails halfway, the fair still exists,
 * and deleting it again removes the rest. This hook need not raise the version, because the deletion of the fair does. The hooks
 * of the documents do not run, so this hook marks the files of the documents as removable. The sweep removes these files once the
 * fair cannot be restored.
 */
export const deleteFairBelongings: CollectionBeforeDeleteHook = async ({ id, req: { payload } }) => {
  const where = { fair: { equals: id } };
  const documents = await payload.db.find<{ id: number; filename: string }>({
    collection: 'fair-documents',
    where,
    pagination: false,
    select: { filename: true },
  });
  await markRemovable(
    payload,
    documents.docs.map(({ filename }) => filename),
  );
  for (const collection of ['gallery-images', 'fair-documents', 'exhibitors'] as const) {
    await payload.db.deleteMany({ collection, where });
  }
};
