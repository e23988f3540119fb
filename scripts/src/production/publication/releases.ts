import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { releaseSchema } from '@fuar/shared/schemas/publication';
import { z } from 'zod';
import { openCopyAhead } from './copy-ahead.ts';
import { isRunning, openLock } from './lock.ts';
import { syncPath, writeSynced } from './release-folder.ts';
import { createRemover } from './remover.ts';

/** How many releases stay on disk, the one online included. */
const KEPT = 5;

const manifestSchema = releaseSchema.extend({
  /** Identity of the code that rendered it: another one asks for a new release. */
  code: z.string(),
  /** The release it was made from, and the files that are not as they are there, those that are gone included. */
  from: z.number().optional(),
  changed: z.array(z.string()).optional(),
});

type Manifest = z.infer<typeof manifestSchema>;

/**
 * Releases live as numbered folders beside each other; the symbolic link `current` names the one online.
 * `N.json` is the manifest of `N/`; `N.tmp/` is being made and means nothing until it is renamed.
 */
export type Releases = {
  folder: string;
  /** The number of the release online. */
  current: () => number | undefined;
  path: (number: number) => string;
  /** Moves the link `current`, in one step. */
  putOnline: (number: number) => void;
  numbers: () => Promise<number[]>;
  /** Where the renderer keeps what it must know of a release. */
  statePath: (number: number) => string;
  manifest: (number: number) => Promise<Manifest | undefined>;
  /** An empty place for the next release, once no other process makes one; ends with `finish` or `abandon`. */
  begin: () => Promise<{ number: number; path: string }>;
  /** Fills the empty place of a release with all files of another one, where a copy of that was made ahead. */
  takeCopy: (number: number, from: number) => Promise<boolean>;
  /** Copies a release while nobody waits for one. */
  copyAhead: (number: number, files: Iterable<string>) => Promise<void>;
  /** Leaves a copy that is of no use to be removed by and by. */
  dropCopy: () => void;
  /** A folder of files that nobody needs any more: the newest of the releases that were removed by this process. */
  spare: () => string | undefined;
  /** Leaves nothing that was kept for the next release, before the process ends. */
  leave: () => void;
  /**
   * Names the finished release and puts it online in one step, which a loss of power does not undo. The oldest release
   * is none from then on; `removeDropped` gives its room back, which takes a moment.
   */
  finish: (number: number, manifest: Manifest) => Promise<void>;
  /** A release that was only a step to the one online; whoever still reads it has until `removeDropped`. */
  dropLater: (number: number) => void;
  removeDropped: () => Promise<void>;
  /** Leaves nothing of a release that cannot be made: on a full disk the next one needs the room. */
  abandon: (number: number) => void;
  /** Whether any process makes a release now. */
  isOneMade: () => Promise<boolean>;
  /** Removes what a crash left half-made, once no other process makes a release. */
  sweep: () => Promise<void>;
};

export function openReleases(folder: string): Releases {
  mkdirSync(folder, { recursive: true });
  const path = (number: number) => join(folder, String(number));
  const temporary = (number: number) => `${path(number)}.tmp`;
  const manifestPath = (number: number) => `${path(number)}.json`;
  const statePath = (number: number) => `${path(number)}.pages.json`;

  const current = () => {
    try {
      // Some tools make the link absolute when they copy the folder.
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

  const putOnline = (number: number) => {
    const link = join(folder, 'current.tmp');
    // Who was killed between these lines left one.
    rmSync(link, { force: true });
    symlinkSync(String(number), link);
    renameSync(link, join(folder, 'current'));
  };

  const removeBeside = (number: number) => {
    rmSync(temporary(number), { recursive: true, force: true });
    rmSync(manifestPath(number), { force: true });
    rmSync(statePath(number), { force: true });
  };

  /** Half removed it must not look like a release: `npm run rollback` would put it online. */
  const drop = (number: number) => {
    if (!existsSync(path(number))) return;
    removeBeside(number);
    renameSync(path(number), temporary(number));
    dropped.push(temporary(number));
  };
  const dropped: string[] = [];
  const steps: number[] = [];
  let spare: string | undefined;

  const dropSpare = () => {
    if (spare) rmSync(spare, { recursive: true, force: true });
    spare = undefined;
  };

  const lock = openLock(join(folder, 'lock'));
  const remove = createRemover();
  const ahead = openCopyAhead(folder, remove);

  return {
    folder,
    current,
    path,
    putOnline,
    statePath,
    numbers,
    manifest: async (number) => {
      const text = await readFile(manifestPath(number), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : manifestSchema.parse(JSON.parse(text));
    },
    begin: async () => {
      await lock.take();
      const number = Math.max(0, ...(await numbers())) + 1;
      rmSync(temporary(number), { recursive: true, force: true });
      mkdirSync(temporary(number));
      return { number, path: temporary(number) };
    },
    takeCopy: (number, from) => ahead.take(path(from), temporary(number)),
    copyAhead: (number, files) => ahead.make(path(number), files),
    dropCopy: ahead.drop,
    spare: () => spare,
    leave: () => {
      ahead.dropNow();
      dropSpare();
    },
    finish: async (number, manifest) => {
      await writeSynced(manifestPath(number), JSON.stringify(manifest));
      renameSync(temporary(number), path(number));
      putOnline(number);
      await syncPath(folder);
      for (const old of (await numbers()).slice(0, -KEPT)) drop(old);
      lock.release();
    },
    dropLater: (number) => steps.push(number),
    removeDropped: async () => {
      const newest = dropped.pop();
      for (const step of steps.splice(0)) if (step !== current()) drop(step);
      const unneeded = dropped.splice(0);
      if (newest && existsSync(newest)) {
        if (spare) unneeded.push(spare);
        spare = join(folder, `spare.${process.pid}.${basename(newest)}`);
        renameSync(newest, spare);
      }
      for (const old of unneeded) await remove(old);
    },
    isOneMade: async () => {
      const newest = Math.max(0, ...(await numbers()));
      return (await readdir(folder)).includes(`${newest + 1}.tmp`);
    },
    abandon: (number) => {
      removeBeside(number);
      dropSpare();
      if (current() !== number) rmSync(path(number), { recursive: true, force: true });
      lock.release();
    },
    sweep: async () => {
      await lock.take();
      const kept = new Set(await numbers());
      for (const name of await readdir(folder)) {
        const owner = ownerOfKept(name);
        if (owner !== undefined && isRunning(owner)) continue;
        const isOfNone = /^\d+\.(?:pages\.)?json$/.test(name) && !kept.has(Number.parseInt(name, 10));
        if (name.endsWith('.tmp') || isOfNone) rmSync(join(folder, name), { recursive: true, force: true });
      }
      lock.release();
    },
  };
}

/** The process that keeps a folder so named for its next release. */
export function ownerOfKept(name: string): number | undefined {
  const [, pid] = /^(?:ahead|spare)\.(\d+)\./.exec(name) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

/** Paths of all files below a folder, relative to it, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''));
}
