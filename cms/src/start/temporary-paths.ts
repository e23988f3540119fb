import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';

const paths = new Set<string>();

/** A program that is told to stop (Ctrl+C) removes this file or folder, because it may hold a copy of the database. */
export function removeOnStop(path: string): void {
  paths.add(path);
}

export async function makeTemporaryFolder(beginning: string): Promise<string> {
  const folder = await mkdtemp(beginning);
  removeOnStop(folder);
  return folder;
}

export function removeTemporaryPaths(): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}
