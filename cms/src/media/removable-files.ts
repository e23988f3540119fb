import type { Payload } from 'payload';
import { storageOf } from '../storage/create-storage.ts';

type Mark = { at: number; names: string[] };

const PREFIX = 'removable ';

/** The common prefix of all file names of a picture, or the whole name of a document. */
export function beginningOf(filename: string): string {
  return filename.endsWith('.pdf') ? filename : filename.replace(/[-.].*$/, '');
}

/**
 * Allows the sweep to remove these files once no row names them. The sweep removes only files that this database wrote or
 * deleted, because others may belong to another database or to a later restore. For the same reason, backups contain no marks. A
 * mark holds exact names, because a second row of an equal picture has files with the same prefix, such as `stem-1.jpg`.
 */
export async function markRemovable(payload: Payload, names: readonly string[]): Promise<void> {
  for (const [beginning, given] of Map.groupBy(names, beginningOf)) {
    const marked = (await markOf(payload, beginning))?.names ?? [];
    const mark: Mark = { at: Date.now(), names: [...new Set([...marked, ...given])] };
    await payload.kv.set(PREFIX + beginning, mark);
  }
}

/**
 * Call it before an upload writes these files, whose names all have the same prefix. If one of the files exists without a mark,
 * none of them gets a mark, because another database may use them.
 */
export async function markNewFiles(payload: Payload, names: readonly string[]): Promise<void> {
  const storage = storageOf(payload);
  const marked = new Set((await markOf(payload, beginningOf(names[0] ?? '')))?.names);
  const others = names.filter((name) => !marked.has(name));
  // Check each file separately, because listing a large store takes long.
  const existing = await Promise.all(others.map((name) => storage.stat(name)));
  if (existing.every((file) => file === undefined)) await markRemovable(payload, names);
}

export async function markOf(payload: Payload, beginning: string): Promise<Mark | undefined> {
  return (await payload.kv.get<Mark>(PREFIX + beginning)) ?? undefined;
}

export async function unmark(payload: Payload, beginning: string): Promise<void> {
  await payload.kv.delete(PREFIX + beginning);
}

/** The file-name prefixes that were marked before `time`. An upload with a younger mark may still be running. */
export async function removableSince(payload: Payload, time: number): Promise<string[]> {
  const beginnings: string[] = [];
  for (const key of await payload.kv.keys()) {
    if (!key.startsWith(PREFIX)) continue;
    const beginning = key.slice(PREFIX.length);
    const mark = await markOf(payload, beginning);
    if (mark && mark.at < time) beginnings.push(beginning);
  }
  return beginnings;
}

/** A restore calls this, because the marks belong to the replaced rows, and a later restore may bring those rows back. */
export async function forgetRemovable(payload: Payload): Promise<void> {
  for (const beginning of await removableSince(payload, Number.POSITIVE_INFINITY))
    await unmark(payload, beginning);
}
