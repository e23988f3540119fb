import { openThreadQueue, type ThreadQueue } from '../processes/thread-queue.ts';

/** Removes a folder with everything in it; rejects where that cannot be done. */
export type Remover = ThreadQueue<string, void>;

/**
 * Removes one folder after the other in a thread. Ten thousand files take half a second, in which the pool of threads
 * that `fs.promises` has would answer nobody else: a release that is asked for meanwhile would wait for all of it.
 */
export function createRemover(): Remover {
  return openThreadQueue(new URL('./remove-thread.ts', import.meta.url));
}
