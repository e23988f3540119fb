import { exhibitorKey } from '@fuar/shared/content/exhibitor-order';
import type { CollectionSlug, Payload } from 'payload';
import { findById } from '../database/rows.ts';
import { insertExhibitors, stampExhibitors } from '../exhibitors/write-exhibitors.ts';
import { mediaNamesIn } from '../media/references.ts';
import { raiseVersion } from '../publication/version.ts';
import { createWithLock, lockOfRow } from '../waiting/with-lock.ts';
import { findPictures, type KeptRows, readRows, rowsNotIn } from './kept-rows.ts';

export async function restoreKeptRows(payload: Payload, fair: number, kept: KeptRows): Promise<void> {
  await returnRequests(payload, fair, kept.requests);
  if (kept.gallery.length + kept.documents.length + kept.exhibitors.length === 0) return;
  const present = await readRows(payload, fair);
  const gallery = rowsNotIn(kept.gallery, present.gallery, (address) => address);
  const documents = rowsNotIn(kept.documents, present.documents, ({ url }) => url);
  const exhibitors = rowsNotIn(kept.exhibitors, present.exhibitors, exhibitorKey);
  const addresses = [...gallery, ...exhibitors.flatMap(({ imageUrl }) => imageUrl ?? [])];
  const idOf = await readMediaIds(payload, addresses);

  const changedIn = await raiseVersion(payload, 'before');
  // `restoreKeptRows` announces all rows at once, so `announced` makes the hooks skip each row. Only the hooks of documents
  // ignore `announced`, because they must set the fair's `changedIn`.
  const create = (collection: CollectionSlug, data: object) =>
    payload.create({ collection, data: data as never, depth: 0, context: { announced: true } });
  for (const address of gallery) {
    const image = idOf.get(address);
    if (image !== undefined) await create('gallery-images', { fair, image, changedIn });
  }
  for (const { title, url, bytes } of documents) {
    await create('fair-documents', { fair, title, filename: mediaNamesIn(url)[0], bytes });
  }
  const rows = exhibitors.map(({ imageUrl, ...texts }) => {
    return { ...texts, fair, image: idOf.get(imageUrl ?? '') ?? null, changedIn };
  });
  await insertExhibitors(payload, rows);
  const after = await raiseVersion(payload);
  if (rows.length > 0) await stampExhibitors(payload, { fair, from: changedIn, to: after });
}

async function returnRequests(payload: Payload, fair: number, ids: KeptRows['requests']): Promise<void> {
  if (ids.length === 0) return;
  const restored = await findById<{ title: string }>(payload, 'fairs', fair);
  for (const id of ids) {
    // Lock the request, because a save by staff writes the whole row. The lock of the fair does not stop such a save.
    await createWithLock(payload)(lockOfRow('participant-submissions', id), () =>
      payload.db.updateMany({
        collection: 'participant-submissions',
        where: { id: { equals: id } },
        // `updatedAt: null` keeps the version of the request, so that staff who are working on it get no 412.
        data: { fair, fairTitle: restored?.title, updatedAt: null },
        returning: false,
      }),
    );
  }
}

async function readMediaIds(payload: Payload, addresses: readonly string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const names = addresses.map((address) => mediaNamesIn(address)[0]);
  const pictures = await findPictures(payload, { filename: { in: names } });
  return new Map(pictures.map(({ id, address }) => [address, id]));
}
