import { execFile } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** With more files than this, syncing the whole file system is faster than syncing each file. */
const MANY = 100;
/** Syncing several files at once takes little longer than syncing one. */
const AT_ONCE = 16;

export type ReleaseFolder = ReturnType<typeof openReleaseFolder>;

/** The folder of a release that is being made. Each file is new or a hard link to a file of an older release. */
export function openReleaseFolder(path: string) {
  const folders = new Set([path]);
  const files: string[] = [];

  const place = (file: string) => {
    const target = join(path, file);
    for (let folder = dirname(target); !folders.has(folder); folder = dirname(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return target;
  };

  return {
    link: (from: string, file: string) => linkSync(join(from, file), place(file)),
    copy: (from: string, file: string) => {
      const target = place(file);
      copyFileSync(join(from, file), target);
      files.push(target);
    },
    write: (file: string, body: Buffer | string) => {
      const target = place(file);
      // Never overwrite an existing file, because it may be a hard link to a file of another release.
      writeFileSync(target, body, { flag: 'wx' });
      files.push(target);
    },
    /** Resolves when everything in the folder would survive a power loss. */
    sync: async () => {
      if (files.length >= MANY && (await syncFileSystem(path))) return;
      const paths = [...files, ...folders];
      const syncSome = async () => {
        for (let next = paths.pop(); next; next = paths.pop()) await syncPath(next);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, syncSome));
    },
  };
}

/** Returns false if this system cannot sync a single file system. */
async function syncFileSystem(path: string): Promise<boolean> {
  // On other systems `sync` silently ignores the option `-f`.
  if (process.platform !== 'linux') return false;
  return promisify(execFile)('sync', ['-f', path]).then(
    () => true,
    () => false,
  );
}

/** Syncs a file, or a folder's list of names (not its files). */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
