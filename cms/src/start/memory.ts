import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';

/**
 * Keeps the process small in the days between two uploads; `npm start` adds what must be set before a process begins.
 * Pictures are made one at a time: threads and a cache for them would hold memory that nothing needs, and take the
 * processor from visitors.
 */
export function keepMemorySmall(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  // Without it the heap doubles before garbage is looked for, and what it took is seldom given back.
  setFlagsFromString('--heap-growing-percent=15');
}
