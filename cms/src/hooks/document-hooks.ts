import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { idOf } from '../database/id-of.ts';
import { findById } from '../database/rows.ts';
import { removeDocumentFile } from '../media/document-files.ts';
import { raiseVersion, type WritePhase } from '../publication/version.ts';
import type { MediaStorage } from '../storage/storage.ts';

type Row = { fair?: unknown; filename?: unknown };

/** Raises the version and sets `changedIn` of the fair, because documents belong to the fair's entity. */
async function announce(
  payload: Payload,
  { fair }: Row,
  phase: WritePhase,
  req: PayloadRequest,
): Promise<void> {
  const changedIn = await raiseVersion(payload, 'before');
  const id = idOf(fair);
  if (id !== undefined) {
    // null keeps `updatedAt`, so that an open form of the fair can still be saved.
    const data = { changedIn, updatedAt: null };
    await payload.db.updateOne({ collection: 'fairs', id, data, returning: false, req });
  }
  // A reader that already has the fair may read after `raiseVersion` above and before the fair has the new `changedIn`. This
  // reader then knows the new version, but not the document. Raise the version once more, so that the reader reads again.
  if (phase === 'after') await raiseVersion(payload);
}

export function createDocumentHooks(storage: MediaStorage): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeChange: [
      async ({ data, req }) => {
        await announce(req.payload, data, 'before', req);
        return data;
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        await announce(req.payload, doc, 'after', req);
        return doc;
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        const row = await findById<Row>(req.payload, 'fair-documents', id);
        await announce(req.payload, row ?? {}, 'before', req);
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await announce(req.payload, doc, 'after', req);
        await removeDocumentFile(req.payload, storage, String(doc.filename));
      },
    ],
  };
}
