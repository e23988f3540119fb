import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import { storageOf } from '../storage/create-storage.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { removeDocumentFile } from './document-files.ts';
import { allFilesOf } from './references.ts';
import { markOf, removableSince, unmark } from './removable-files.ts';

/**
 * Deletes marked files that no picture or document names. A killed upload or a failed removal leaves such files.
 * Keeps unmarked files, because another database or a backup may name them.
 */
export async function sweepFiles(
  payload: Payload,
  { olderThanMs }: { olderThanMs: number },
): Promise<number> {
  const storage = storageOf(payload);
  let swept = 0;
  for (const beginning of await removableSince(payload, Date.now() - olderThanMs)) {
    if (!beginning.endsWith('.pdf'))
      swept += await createWithLock(payload)(lockOfPicture(beginning), () =>
        sweepPicture(payload, beginning, olderThanMs),
      );
    // Keep a recent file, because it may belong to an upload in another process that has no row yet.
    else if ((await ageOf(storage, beginning)) >= olderThanMs)
      swept += Number(await removeDocumentFile(payload, storage, beginning));
  }
  return swept;
}

/** The key of a picture's lock. Hold it while you write the files of a picture and its row, or delete the files. */
export const lockOfPicture = (stem: string) => `picture ${stem}`;

/** Deletes the files of a failed upload, unless they were there before it. Call it under the picture's lock. */
export async function sweepFailedUpload(payload: Payload, stem: string): Promise<void> {
  await sweepPicture(payload, stem);
}

async function sweepPicture(payload: Payload, stem: string, olderThanMs?: number): Promise<number> {
  const storage = storageOf(payload);
  const mark = await markOf(payload, stem);
  const isRecent = (time: number) => olderThanMs !== undefined && Date.now() - time < olderThanMs;
  if (!mark || isRecent(mark.at)) return 0;
  const kept = await filesInUse(payload, stem);
  let swept = 0;
  let isDone = true;
  for (const name of mark.names) {
    const file = kept.has(name) ? undefined : await storage.stat(name);
    if (!file) continue;
    // Keep a recent file, because it may belong to an upload in another process that has no row yet.
    if (isRecent(file.modified.getTime())) isDone = false;
    else {
      await storage.delete(name);
      swept += 1;
    }
  }
  // Keep the mark if it has changed: a deletion adds its files to the mark before it takes the lock of the picture.
  if (isDone && isDeepStrictEqual(await markOf(payload, stem), mark)) await unmark(payload, stem);
  return swept;
}

/**
 * The names of all files that the rows of this picture refer to. There may be several such rows, because equal pictures share
 * their files.
 */
export async function filesInUse(payload: Payload, stem: string): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    // A range uses the index, but `contains` would read every row. No name contains the character `~`.
    where: { and: [{ filename: { greater_than_equal: stem } }, { filename: { less_than: `${stem}~` } }] },
    select: { filename: true, sizes: true },
  });
  return new Set(docs.flatMap(allFilesOf));
}

/** The time since the file was last written. An upload may have rewritten the file since it was marked. */
async function ageOf(storage: MediaStorage, name: string): Promise<number> {
  const file = await storage.stat(name);
  return file ? Date.now() - file.modified.getTime() : Number.POSITIVE_INFINITY;
}
