import { lstatSync, lutimesSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';

const RENEW_EVERY_MS = 5_000;
/** A lock that was not renewed for this long is stale: its owner's machine or container has stopped. */
const STALE_MS = 30_000;
const LOOK_EVERY_MS = 50;
const OWNER = `${hostname()} ${process.pid}`;

export type Lock = { take: () => Promise<void>; release: () => void };

/**
 * Opens a lock, which one process holds at a time. If a process on this machine is killed, its lock is free at once. The lock is
 * a symbolic link whose target names the owner, because a short link can be created even on a full disk.
 */
export function openLock(file: string): Lock {
  let renewing: NodeJS.Timeout | undefined;

  const tryToTake = () => {
    removeIfLeft(file);
    try {
      symlinkSync(OWNER, file);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
    // After a pause of this machine, the lock may have been stale, and another process may have taken or even released it.
    renewing = setInterval(() => {
      if (read(file) === OWNER) lutimesSync(file, new Date(), new Date());
    }, RENEW_EVERY_MS);
    renewing.unref();
    return true;
  };

  return {
    take: async () => {
      while (!tryToTake()) await sleep(LOOK_EVERY_MS);
    },
    release: () => {
      clearInterval(renewing);
      if (read(file) === OWNER) rmSync(file, { force: true });
    },
  };
}

function removeIfLeft(file: string): void {
  const owner = read(file);
  if (owner === undefined || !isGone(file, owner)) return;
  // Several processes may find a stale lock, but only one can rename it. If the renamed lock is another process's new one, put
  // it back.
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== owner) renameSync(aside, file);
  rmSync(aside, { force: true });
}

function isGone(file: string, owner: string): boolean {
  const [host, pid] = owner.split(' ');
  if (owner === OWNER || (host === hostname() && !isRunning(Number(pid)))) return true;
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > STALE_MS;
}

function read(file: string): string | undefined {
  try {
    // Earlier versions of this program made a regular file.
    return lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
