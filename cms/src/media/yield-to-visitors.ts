import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICE = 5;

/**
 * Pictures are made on libuv's threads, which on a small machine would take turns with the one that answers visitors.
 * On Linux each thread has a priority of its own, and the threads of libvips get that of the thread that starts them.
 */
export function yieldToVisitors(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
      if (name === 'libuv-worker') setPriority(Number(thread), NICE);
    } catch {
      // A thread that ended meanwhile, or a container that forbids it: then nothing yields.
    }
  }
}
