import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const REPO = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the checkout. */
export function inRepo(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/**
 * Node keeps compiled code here. A process that finds its code needs half the time to start and 10 to 20 MB less memory,
 * because it does not load the compiler of TypeScript.
 */
export const COMPILED = inRepo('node_modules/.cache/compiled');
