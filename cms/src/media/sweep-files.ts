import type { Payload } from 'payload';
import { storageOf } from '../storage/create-storage.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { readDocumentNames } from './document-files.ts';
import { allFilesOf } from './references.ts';

type Which = { stem: string } | { olderThanMs: number };

/** Deletes files that no picture or document names. A failed or killed upload leaves such files. */
export async function sweepFiles(payload: Payload, which: Which): Promise<number> {
  const storage = storageOf(payload);
  const byStem = 'stem' in which;
  const names: string[] = [];
  for await (const { name } of storage.list(byStem ? which.stem : '')) names.push(name);
  if (names.length === 0) return 0;

  const { docs } = await payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    ...(byStem ? { where: { filename: { contains: which.stem } } } : {}),
    select: { filename: true, sizes: true },
  });
  const documents = names.some((name) => name.endsWith('.pdf')) ? await readDocumentNames(payload) : [];
  const kept = new Set([...docs.flatMap(allFilesOf), ...documents]);
  let swept = 0;
  for (const name of names) {
    if (kept.has(name)) continue;
    // A recent file may belong to another process's upload that has no row yet.
    if (!byStem && (await ageOf(storage, name)) < which.olderThanMs) continue;
    await storage.delete(name);
    swept += 1;
  }
  return swept;
}

/** Checks the file's age again, because an upload may have rewritten it after the listing. */
async function ageOf(storage: MediaStorage, name: string): Promise<number> {
  const file = await storage.stat(name);
  return file ? Date.now() - file.modified.getTime() : 0;
}
