import { execFile } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '@fuar/shared/error-code';

/** Files on their way to the disk at once: syncs of several cost little more than that of one. */
const AT_ONCE = 16;

export type ReleaseKind = {
  /** Whether it began with all files of the release before. */
  isCopy?: boolean;
  /** Whether so much is written that it is synced at the end, all at once. */
  isLarge?: boolean;
  /** A folder of files that nobody needs any more, to write over them. */
  spare?: string | undefined;
};

/** A release while it is made. Every file is new in it, or shares its bytes with that of an older release. */
export type ReleaseFolder = {
  path: string;
  kind: ReleaseKind;
  /** What is linked is never written into again. */
  link: (from: string, file: string) => void;
  copy: (from: string, file: string) => Promise<void>;
  /** Resolves at once where few files are on their way; `sync` hears of what fails. */
  write: (file: string, body: Buffer | string) => Promise<void>;
  /** Of a copy, which has it from the release before. */
  remove: (file: string) => void;
  /** Resolves when all of it would survive a loss of power. */
  sync: () => Promise<void>;
};

/** Where the folder is a copy of the release before, `link` leaves what is there already. */
export function openReleaseFolder(path: string, kind: ReleaseKind = {}): ReleaseFolder {
  const { isCopy, isLarge, spare } = kind;
  const folders = new Set<string>();
  const unsynced: string[] = [];
  const pending = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;

  function place(file: string): string {
    const target = join(path, file);
    for (let folder = dirname(target); !folders.has(folder); folder = dirname(folder)) {
      if (folder.length <= path.length) {
        folders.add(path);
        break;
      }
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    return target;
  }

  async function start(work: Promise<void>): Promise<void> {
    const done = work
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => pending.delete(done));
    pending.add(done);
    if (pending.size >= AT_ONCE) await Promise.race(pending);
    if (failure) throw failure.error;
  }

  return {
    path,
    kind,
    link: (from, file) => {
      if (!isCopy) linkSync(join(from, file), place(file));
    },
    copy: (from, file) => {
      const target = place(file);
      return start(copyFile(join(from, file), target).then(() => syncPath(target)));
    },
    write: async (file, body) => {
      const target = place(file);
      // Its bytes belong to the release before as well.
      if (isCopy) unlinkIfThere(target);
      if (!isLarge) return start(writeSynced(target, body));
      if (!spare || !writeOver(join(spare, file), target, body)) writeFileSync(target, body, { flag: 'wx' });
      unsynced.push(target);
    },
    remove: (file) => unlinkIfThere(place(file)),
    sync: async () => {
      await Promise.all(pending);
      if (failure) throw failure.error;
      if (unsynced.length > 0 && (await syncFileSystem(path))) return;
      for (const file of unsynced) await syncPath(file);
      await Promise.all([...folders].map(syncPath));
    },
  };
}

/**
 * Makes a file of one that nobody needs any more; false where there is none. To create a file takes ext4 twenty times as
 * long while thousands were removed in the last minutes: it looks at each of them, so as not to give its place away.
 */
function writeOver(old: string, target: string, body: Buffer | string): boolean {
  const file = takeOver(old, target);
  if (file === undefined) return false;
  try {
    writeFileSync(file, body);
    ftruncateSync(file, Buffer.byteLength(body));
    return true;
  } finally {
    closeSync(file);
  }
}

/** Moves a file and opens it, unless its bytes belong to another release as well. */
function takeOver(old: string, target: string): number | undefined {
  let file: number | undefined;
  try {
    file = openSync(old, 'r+');
    if (fstatSync(file).nlink === 1) {
      renameSync(old, target);
      return file;
    }
  } catch {
    // It is not there, or somebody has tidied it away meanwhile.
  }
  if (file !== undefined) closeSync(file);
  return undefined;
}

/** One call of the system for a file, where `rmSync` makes two. */
function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Everything on the disk that has this path, which is one call of the system, and one wait. False where there is none. */
async function syncFileSystem(path: string): Promise<boolean> {
  // Elsewhere the command has no such option, and says nothing.
  if (process.platform !== 'linux') return false;
  return promisify(execFile)('sync', ['-f', path]).then(
    () => true,
    () => false,
  );
}

export async function writeSynced(path: string, body: Buffer | string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(body);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Of a folder: the names in it. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
