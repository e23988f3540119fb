import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Removes a folder with everything in it; rejects where that cannot be done. */
export type Remover = (folder: string) => Promise<void>;

/**
 * Removes one folder after the other in a thread. Ten thousand files take half a second, in which the pool of threads
 * that `fs.promises` has would answer nobody else: a release that is asked for meanwhile would wait for all of it.
 */
export function createRemover(): Remover {
  let worker: Worker | undefined;
  let latest: Promise<unknown> = Promise.resolve();

  const ask = async (folder: string): Promise<void> => {
    worker ??= new Worker(new URL('./remove-thread.ts', import.meta.url));
    worker.unref();
    try {
      worker.postMessage(folder);
      await once(worker, 'message');
    } catch (error) {
      // The thread has ended with it.
      worker = undefined;
      throw error;
    }
  };
  return (folder) => {
    const asked = latest.then(() => ask(folder));
    latest = asked.catch(() => {
      // Whoever asked hears of it.
    });
    return asked;
  };
}
