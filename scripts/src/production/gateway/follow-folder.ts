import { watch } from 'node:fs';

const POLL_MS = 1_000;

/** Calls `check` when the folder changes. Also polls, because some file systems and a full inotify table report no changes. */
export function followFolder(folder: string, check: () => void): void {
  const warn = (error: unknown) => console.warn(`changes of ${folder} are only polled`, error);
  try {
    watch(folder, check).on('error', warn);
  } catch (error) {
    warn(error);
  }
  setInterval(check, POLL_MS).unref();
}
