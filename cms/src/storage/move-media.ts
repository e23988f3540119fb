import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { StartError } from '../start/start-error.ts';
import type { MediaStorage } from './storage.ts';

export type Moved = { files: number; copied: number };

/**
 * Copies all files from one store to another and verifies each by reading it back. Skips files that an earlier call has
 * copied, so an interrupted call can be repeated.
 */
export async function copyMedia(from: MediaStorage, to: MediaStorage): Promise<Moved> {
  const moved: Moved = { files: 0, copied: 0 };
  for await (const { name, size } of from.list()) {
    const wanted = await read(from, name);
    if (!wanted) continue;
    // A proxy may cut an answer off without an error.
    if (wanted.length !== size) throw new StartError(`${name} did not arrive as it was sent.`);
    moved.files += 1;
    if (isSame(wanted, await read(to, name))) continue;
    await to.put(name, wanted);
    if (!isSame(wanted, await read(to, name))) throw new StartError(`${name} did not arrive as it was sent.`);
    moved.copied += 1;
  }
  return moved;
}

/** Deletes the files of `from`. Deletes none and throws if `to` lacks any of them. */
export async function deleteSourceFiles(from: MediaStorage, to: MediaStorage): Promise<number> {
  const names: string[] = [];
  for await (const { name } of from.list()) {
    if (!isSame(await read(from, name), await read(to, name))) {
      throw new StartError(`${name} is not in the other store: nothing was removed. Repeat the call.`);
    }
    names.push(name);
  }
  for (const name of names) await from.delete(name);
  return names.length;
}

async function read(storage: MediaStorage, name: string): Promise<Buffer | undefined> {
  const found = await storage.read(name);
  return found && buffer(found.body);
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && digest(one) === digest(other);
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
