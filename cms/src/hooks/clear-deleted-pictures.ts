import type { CollectionAfterChangeHook } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { collectionsWithMedia } from '../media/references.ts';

/**
 * Clears a picture that was deleted while the row was being saved, as if it had been deleted just after the save. Runs only on
 * MongoDB, because SQLite refuses such a row. Pictures deleted later are cleared by hooks/announce-media.ts.
 */
export const clearDeletedPictures: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { payload } = req;
  if (!isMongoAdapter(payload.db)) return doc;
  const uploads = collectionsWithMedia(payload).find(({ slug }) => slug === collection.slug)?.uploads ?? [];
  const gone: Record<string, null> = {};
  for (const name of uploads) {
    // If the value is an object, Payload has read the picture after the save, so the picture exists.
    if (typeof doc[name] !== 'number') continue;
    const where = { id: { equals: doc[name] } };
    if ((await payload.db.count({ collection: 'media', where, req })).totalDocs === 0) gone[name] = null;
  }
  if (Object.keys(gone).length === 0) return doc;
  const data = { ...gone, updatedAt: null };
  await payload.db.updateOne({ collection: collection.slug, id: doc.id, data, returning: false, req });
  return { ...doc, ...gone };
};
