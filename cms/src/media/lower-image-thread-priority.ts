import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICE = 5;

/**
 * Lowers the priority of libuv's threads, which process pictures. On a small machine they would otherwise slow down the thread
 * that answers visitors. On Linux each thread has its own priority, and the threads of libvips inherit the priority of the
 * libuv thread that starts them.
 */
export function lowerImageThreadPriority(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
      if (name === 'libuv-worker') setPriority(Number(thread), NICE);
    } catch {
      // The thread has ended or the container forbids the change, so the priority stays.
    }
  }
}
