import type { Payload } from 'payload';
import { storageOf } from '../storage/create-storage.ts';

type Mark = { at: number };

const PREFIX = 'removable ';

/** The beginning of all file names of a picture, or the whole name of a document. */
export function beginningOf(filename: string): string {
  return filename.endsWith('.pdf') ? filename : filename.replace(/[-.].*$/, '');
}

/**
 * Allows the sweep to remove these files once no row names them. No backup contains the marks, so a database never
 * sweeps files that it neither wrote nor deleted: they may belong to another database or to a later restore.
 */
export async function markRemovable(payload: Payload, beginning: string): Promise<void> {
  const mark: Mark = { at: Date.now() };
  await payload.kv.set(PREFIX + beginning, mark);
}

/** Call it before an upload writes its files. Existing files get no mark, because another database may name them. */
export async function markNewFiles(payload: Payload, beginning: string): Promise<void> {
  const isOurs = (await isRemovable(payload, beginning)) || !(await hasFiles(payload, beginning));
  if (isOurs) await markRemovable(payload, beginning);
}

export function isRemovable(payload: Payload, beginning: string): Promise<boolean> {
  return payload.kv.has(PREFIX + beginning);
}

export async function unmark(payload: Payload, beginning: string): Promise<void> {
  await payload.kv.delete(PREFIX + beginning);
}

/** The beginnings that were marked before `time`. An upload with a younger mark may still be running. */
export async function removableSince(payload: Payload, time: number): Promise<string[]> {
  const marked: string[] = [];
  for (const key of await payload.kv.keys()) {
    if (!key.startsWith(PREFIX)) continue;
    const mark = await payload.kv.get<Mark>(key);
    if (mark && mark.at < time) marked.push(key.slice(PREFIX.length));
  }
  return marked;
}

/** Called by a restore: the marks belong to the rows before it, and a later restore may bring those rows back. */
export async function forgetRemovable(payload: Payload): Promise<void> {
  for (const beginning of await removableSince(payload, Number.POSITIVE_INFINITY))
    await unmark(payload, beginning);
}

async function hasFiles(payload: Payload, beginning: string): Promise<boolean> {
  for await (const _ of storageOf(payload).list(beginning)) return true;
  return false;
}
