import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { releaseSchema } from '@fuar/shared/schemas/publication';
import { z } from 'zod';
import { waitForLock } from '../file-lock.ts';
import { syncPath } from './release-folder.ts';

/**
 * How many releases, including the one online, a clean-up leaves on disk. The clean-up runs when the publisher starts, when the
 * renderer has ended, and when a release has failed. While the renderer runs, more may stay (release-maker.ts).
 */
const MAX_RELEASES = 5;

const manifestSchema = releaseSchema.extend({
  /** Identifies the code and settings that rendered the release. Different code requires a new release. */
  code: z.string(),
  /** The number of the release that this one was made from. `changed` lists the files that differ, including removed ones. */
  from: z.number().optional(),
  changed: z.array(z.string()).optional(),
});

type Manifest = z.infer<typeof manifestSchema>;

export type Releases = ReturnType<typeof openReleases>;

/**
 * Releases are numbered folders in one folder; the symbolic link `current` points to the release online.
 * `N.json` is the manifest of `N/`. `N.tmp/` is a release that is being made or removed.
 */
export function openReleases(folder: string) {
  mkdirSync(folder, { recursive: true });
  const path = (number: number) => join(folder, String(number));
  const temporary = (number: number) => `${path(number)}.tmp`;
  const manifestPath = (number: number) => `${path(number)}.json`;
  const statePath = (number: number) => `${path(number)}.pages.json`;

  const current = () => {
    try {
      // Use only the last segment, because some tools make the link absolute when they copy the folder.
      const number = Number(basename(readlinkSync(join(folder, 'current'))));
      return existsSync(path(number)) ? number : undefined;
    } catch {
      return undefined;
    }
  };

  const numbers = async () =>
    (await readdir(folder))
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .toSorted((a, b) => a - b);

  /** Moves the link `current` atomically. */
  const putOnline = (number: number) => {
    const link = join(folder, 'current.tmp');
    // A crash before the rename below leaves a stale link.
    rmSync(link, { force: true });
    symlinkSync(String(number), link);
    renameSync(link, join(folder, 'current'));
  };

  const removeTraces = (number: number) => {
    rmSync(temporary(number), { recursive: true, force: true });
    rmSync(manifestPath(number), { force: true });
    rmSync(statePath(number), { force: true });
  };

  /** Removes a release, unless it is online. */
  const remove = async (number: number) => {
    if (number === current() || !existsSync(path(number))) return;
    removeTraces(number);
    // Rename the folder first; otherwise `npm run rollback` could put a half-removed release online.
    renameSync(path(number), temporary(number));
    await rm(temporary(number), { recursive: true, force: true });
  };

  /** Removes the oldest releases until `keep` are left. Never removes the release online. */
  const removeOld = async (keep = MAX_RELEASES) => {
    for (const number of (await numbers()).slice(0, -keep)) await remove(number);
  };

  const takeLock = () => waitForLock(join(folder, 'making.lock'));
  let releaseLock = () => {};

  return {
    folder,
    current,
    path,
    putOnline,
    statePath,
    numbers,
    manifest: async (number: number): Promise<Manifest | undefined> => {
      const text = await readFile(manifestPath(number), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : manifestSchema.parse(JSON.parse(text));
    },
    /** Waits for the lock and makes an empty folder. The caller must then call `finish` or `abandon`. */
    begin: async () => {
      releaseLock = await takeLock();
      try {
        const number = Math.max(0, ...(await numbers())) + 1;
        rmSync(temporary(number), { recursive: true, force: true });
        mkdirSync(temporary(number));
        return { number, path: temporary(number) };
      } catch (error) {
        releaseLock();
        throw error;
      }
    },
    /** Renames the finished folder and puts it online. The release then survives a power loss. */
    finish: async (number: number, manifest: Manifest) => {
      await writeFile(manifestPath(number), JSON.stringify(manifest));
      await syncPath(manifestPath(number));
      renameSync(temporary(number), path(number));
      putOnline(number);
      await syncPath(folder);
      releaseLock();
    },
    remove,
    removeOld,
    /** Removes an unfinished release, because on a full disk the next release needs the space. */
    abandon: (number: number) => {
      try {
        removeTraces(number);
        if (current() !== number) rmSync(path(number), { recursive: true, force: true });
      } finally {
        releaseLock();
      }
    },
    isOneMade: async () => {
      const newest = Math.max(0, ...(await numbers()));
      return (await readdir(folder)).includes(`${newest + 1}.tmp`);
    },
    /** Removes old releases. Then waits until no process is making a release, and removes unfinished ones of crashed processes. */
    sweep: async () => {
      // First remove old releases, because on a full disk the lock may be impossible to take.
      await removeOld();
      const release = await takeLock();
      try {
        const kept = new Set(await numbers());
        for (const name of await readdir(folder)) {
          const isOrphan = /^\d+\.(?:pages\.)?json$/.test(name) && !kept.has(Number.parseInt(name, 10));
          if (name.endsWith('.tmp') || isOrphan) rmSync(join(folder, name), { recursive: true, force: true });
        }
      } finally {
        release();
      }
    },
  };
}

/** The paths of all files below a folder, relative to it, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''));
}
