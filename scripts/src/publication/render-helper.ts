import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Helper, oneOf, type RenderedPage, type Target } from './render-pages.ts';

/** What the helper's thread is started with. */
export type HelperData = { bundle: string; target: Target; folder: { path: string; isCopy: boolean } };

/** Starts a thread that renders pages beside this one; `bundle` is the address of the pages' module. */
export function startHelper(data: HelperData): Helper {
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: data });
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => {
    // Whoever waits for an answer hears of it.
  });
  const answer = async () => {
    const [message] = await Promise.race([once(worker, 'message'), failed]);
    return message;
  };
  return {
    render: async (jobs) => {
      worker.postMessage(jobs);
      const pages = (await answer()) as RenderedPage[];
      for (const { record } of pages) record.inline = oneOf(record.inline);
      return pages;
    },
    finish: async () => {
      worker.postMessage('finish');
      await answer();
    },
    stop: () => void worker.terminate(),
  };
}
