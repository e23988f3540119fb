import { fileURLToPath } from 'node:url';

export const REPO = fileURLToPath(new URL('../..', import.meta.url));

export function repoPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/**
 * Node's compile cache. A process whose code is cached starts in half the time and needs 10 to 20 MB less memory, because it
 * does not load the TypeScript compiler.
 */
export const COMPILED = repoPath('node_modules/.cache/compiled');
