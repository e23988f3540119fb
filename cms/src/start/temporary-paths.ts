import { rmSync, utimesSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { dirname } from 'node:path';

const paths = new Set<string>();

/**
 * Removes a file or folder if a signal (Ctrl+C) stops the program, because the file or folder may hold a copy of the database.
 */
export function removeOnStop(path: string): void {
  paths.add(path);
}

const TOUCH_MS = 3_600_000;

/** Touches the folder each hour until it is removed, so that the sweep does not take it for a leftover (folders.ts). */
export async function makeTemporaryFolder(beginning: string): Promise<string> {
  await mkdir(dirname(beginning), { recursive: true });
  const folder = await mkdtemp(beginning);
  removeOnStop(folder);
  const timer = setInterval(() => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      clearInterval(timer);
    }
  }, TOUCH_MS).unref();
  return folder;
}

/** Ignores a failure, so that the other paths are removed too. The hourly sweep of the CMS tries the failed path again. */
export function removeTemporaryPaths(): void {
  for (const path of paths) {
    try {
      // Retry, because running work may add a file to the folder meanwhile.
      rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    } catch {}
  }
}

/** On a signal to stop, removes the paths and ends the process. Returns a function that removes this reaction to signals. */
export function removeTemporaryPathsOnSignal(): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const forget = () => {
    for (const signal of signals) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    try {
      removeTemporaryPaths();
    } finally {
      forget();
      // End by the signal, so that the caller sees why the process ended.
      process.kill(process.pid, signal);
    }
  };
  for (const signal of signals) process.on(signal, end);
  return forget;
}
