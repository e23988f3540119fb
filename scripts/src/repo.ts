import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const REPO = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the checkout. */
export function inRepo(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
