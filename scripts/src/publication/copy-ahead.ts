import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openReleaseFolder } from './release-folder.ts';

/** So many files are linked before a release that is asked for meanwhile has its turn. */
const LINKS_A_TURN = 100;

/**
 * A folder with links to every file of the release online, made while nothing else is to be done: the next release
 * begins with it, and a change of one page among ten thousand takes no ten thousand links.
 */
export type CopyAhead = {
  /** Ends early where another one, or a release, is begun meanwhile. */
  make: (release: string, files: Iterable<string>) => Promise<void>;
  /** Moves it to an empty folder; false where there is no whole one of that release. */
  take: (release: string, target: string) => boolean;
  /** Leaves nothing of it. */
  drop: () => void;
};

const NAME = /^ahead\.(\d+)\.tmp$/;

export function openCopyAhead(folder: string): CopyAhead {
  const place = join(folder, `ahead.${process.pid}.tmp`);
  let made: { release: string; namesIn: Map<string, number> } | undefined;
  let latest = {};

  return {
    make: async (release, files) => {
      const self = {};
      latest = self;
      made = undefined;
      rmSync(place, { recursive: true, force: true });
      mkdirSync(place);
      const copy = openReleaseFolder(place);
      const folders = new Set<string>();
      let count = 0;
      for (const file of files) {
        copy.link(release, file);
        folders.add(dirname(join(place, file)));
        count += 1;
        if (count % LINKS_A_TURN > 0) continue;
        await nextTurn();
        if (latest !== self) return;
      }
      await copy.sync();
      if (latest === self) made = { release, namesIn: countNames(folders) };
    },
    take: (release, target) => {
      latest = {};
      const copy = made;
      made = undefined;
      // Somebody may have tidied the folder meanwhile.
      if (copy?.release !== release || !isWhole(copy.namesIn)) return false;
      renameSync(place, target);
      return true;
    },
    drop: () => {
      latest = {};
      made = undefined;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** The process whose copy is so named. */
export function ownerOfCopy(name: string): number | undefined {
  const [, pid] = NAME.exec(name) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

function countNames(folders: Iterable<string>): Map<string, number> {
  return new Map([...folders].map((folder) => [folder, readdirSync(folder).length]));
}

function isWhole(namesIn: Map<string, number>): boolean {
  try {
    return [...countNames(namesIn.keys())].every(([folder, count]) => count === namesIn.get(folder));
  } catch {
    return false;
  }
}
