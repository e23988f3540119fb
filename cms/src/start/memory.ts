import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';
import type { Env } from './env.ts';

/** Keeps memory use low between uploads. `npm start` sets the flags that a process cannot set for itself. */
export function keepMemorySmall({ GRANT_SESSION }: Pick<Env, 'GRANT_SESSION'>): void {
  // A cache would hold memory for days.
  sharp.cache(false);
  // More threads would take processor time from visitors.
  sharp.concurrency(1);
  // Skip the flag below in the CMS that fills the demo. This CMS ends soon, and more frequent garbage collections would take a
  // quarter of its processor time.
  if (GRANT_SESSION) return;
  // Collect garbage earlier, because by default the heap doubles before a garbage collection and seldom shrinks again.
  setFlagsFromString('--heap-growing-percent=15');
}
