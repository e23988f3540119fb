import { fileURLToPath } from 'node:url';

export const REPO = fileURLToPath(new URL('../..', import.meta.url));

export function repoPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/**
 * Node's compile cache. A process whose code is cached does not load the TypeScript compiler. It starts in half the time and
 * needs 10 to 20 MB less memory.
 */
export const COMPILED = repoPath('node_modules/.cache/compiled');
