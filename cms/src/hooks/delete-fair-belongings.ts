import type { CollectionBeforeDeleteHook } from 'payload';
import { findRows } from '../database/rows.ts';
import { markRemovable } from '../media/removable-files.ts';

/**
 * Deletes the gallery, documents and exhibitors of a fair before the fair itself. If this fails halfway, the fair still exists,
 * and deleting it again removes the rest. This hook need not raise the version, because the deletion of the fair does. The hooks
 * of the documents do not run, so this hook marks the files of the documents as removable. The sweep removes these files once the
 * fair cannot be restored.
 */
export const deleteFairBelongings: CollectionBeforeDeleteHook = async ({ id, req: { payload } }) => {
  const where = { fair: { equals: id } };
  const documents = await findRows<{ filename: string }>(payload, 'fair-documents', {
    where,
    select: { filename: true },
  });
  const names = documents.map(({ filename }) => filename);
  await markRemovable(payload, names);
  for (const collection of ['gallery-images', 'fair-documents', 'exhibitors'] as const) {
    await payload.db.deleteMany({ collection, where });
  }
};
