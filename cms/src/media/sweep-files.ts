import type { Payload } from 'payload';
import { storageOf } from '../storage/create-storage.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { removeDocumentFile } from './document-files.ts';
import { allFilesOf } from './references.ts';
import { isRemovable, removableSince, unmark } from './removable-files.ts';

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
    if (!beginning.endsWith('.pdf')) swept += await sweepPicture(payload, beginning, olderThanMs);
    // A recent file may belong to another process's upload that has no row yet.
    else if ((await ageOf(storage, beginning)) >= olderThanMs)
      swept += Number(await removeDocumentFile(payload, storage, beginning));
  }
  return swept;
}

/** Deletes the files of a failed upload, unless they were there before it. */
export async function sweepFailedUpload(payload: Payload, stem: string): Promise<void> {
  if (await isRemovable(payload, stem)) await sweepPicture(payload, stem);
}

async function sweepPicture(payload: Payload, stem: string, olderThanMs?: number): Promise<number> {
  const storage = storageOf(payload);
  const names: string[] = [];
  for await (const { name } of storage.list(stem)) if (!name.endsWith('.pdf')) names.push(name);
  const { docs } = await payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    where: { filename: { contains: stem } },
    select: { filename: true, sizes: true },
  });
  const kept = new Set(docs.flatMap(allFilesOf));
  const unused = names.filter((name) => !kept.has(name));
  let swept = 0;
  for (const name of unused) {
    if (olderThanMs !== undefined && (await ageOf(storage, name)) < olderThanMs) continue;
    await storage.delete(name);
    swept += 1;
  }
  if (swept === unused.length) await unmark(payload, stem);
  return swept;
}

/** Checks the file's age again, because an upload may have rewritten it after the listing. */
async function ageOf(storage: MediaStorage, name: string): Promise<number> {
  const file = await storage.stat(name);
  return file ? Date.now() - file.modified.getTime() : Number.POSITIVE_INFINITY;
}
