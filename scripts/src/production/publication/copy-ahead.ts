import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openReleaseFolder } from './release-folder.ts';
import type { Remover } from './remover.ts';

/** So many files are linked before a release that is asked for meanwhile has its turn. */
const LINKS_A_TURN = 100;

/**
 * A folder with links to every file of the release online, made while nothing else is to be done: the next release
 * begins with it, and a change of one page among ten thousand takes no ten thousand links.
 */
export type CopyAhead = {
  /** Ends early where it is taken or dropped meanwhile. */
  make: (release: string, files: Iterable<string>) => Promise<void>;
  /** Makes the rest of it and moves it to an empty folder; false where there is none of that release. */
  take: (release: string, target: string) => Promise<boolean>;
  /** Leaves it to be removed by and by. */
  drop: () => void;
  /** Leaves nothing of it, for a process that ends. */
  dropNow: () => void;
};

type Copy = {
  release: string;
  /** Whether there is more to link. */
  linkSome: () => boolean;
  sync: () => Promise<void>;
  /** Whether nobody has tidied it away. */
  isUntouched: () => boolean;
};

export function openCopyAhead(folder: string, remove: Remover): CopyAhead {
  const place = join(folder, `ahead.${process.pid}.tmp`);
  let copy: Copy | undefined;
  let dropped = 0;

  const dropNow = () => {
    copy = undefined;
    rmSync(place, { recursive: true, force: true });
  };
  const drop = () => {
    if (!copy) return;
    copy = undefined;
    dropped += 1;
    const gone = join(folder, `dropped.${process.pid}.${dropped}.tmp`);
    renameSync(place, gone);
    remove(gone).catch((error: unknown) => console.error('a copy that nobody needs is left', error));
  };

  return {
    make: async (release, files) => {
      dropNow();
      mkdirSync(place);
      const made = openCopy(place, release, files);
      copy = made;
      try {
        while (made.linkSome()) {
          await nextTurn();
          if (copy !== made) return;
        }
        await made.sync();
      } catch (error) {
        if (copy !== made) return;
        dropNow();
        throw error;
      }
    },
    take: async (release, target) => {
      const taken = copy;
      if (taken?.release !== release) return false;
      copy = undefined;
      try {
        while (taken.linkSome());
        await taken.sync();
        if (taken.isUntouched()) {
          renameSync(place, target);
          return true;
        }
      } catch {
        // What fails here fails for the release too, or is of no matter to it.
      }
      dropNow();
      return false;
    },
    drop,
    dropNow,
  };
}

function openCopy(place: string, release: string, files: Iterable<string>): Copy {
  const folder = openReleaseFolder(place);
  const rest = files[Symbol.iterator]();
  const namesIn = new Map([[place, 0]]);
  let isLinked = false;
  let synced: Promise<void> | undefined;

  const linkSome = () => {
    if (isLinked) return false;
    for (let count = 0; count < LINKS_A_TURN; count += 1) {
      const { value: file, done } = rest.next();
      if (done) {
        isLinked = true;
        for (const path of namesIn.keys()) namesIn.set(path, countNames(path));
        return false;
      }
      folder.link(release, file);
      namesIn.set(dirname(join(place, file)), 0);
    }
    return true;
  };
  const sync = () => (synced ??= folder.sync());
  const isUntouched = () => [...namesIn].every(([path, count]) => countNames(path) === count);
  return { release, linkSome, sync, isUntouched };
}

function countNames(folder: string): number {
  return readdirSync(folder).length;
}
