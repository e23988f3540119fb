import { watch } from 'node:fs';

const POLL_MS = 1_000;

/** Calls `look` when the folder changes. Also polls, because some file systems and a full inotify table report no changes. */
export function followFolder(folder: string, look: () => void): void {
  const warn = (error: unknown) => console.warn(`changes of ${folder} are only polled`, error);
  try {
    watch(folder, look).on('error', warn);
  } catch (error) {
    warn(error);
  }
  setInterval(look, POLL_MS).unref();
}
