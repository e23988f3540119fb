import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReleaseFolder } from './release-folder.ts';
import { type Job, oneOf, type RenderedPage, type Target } from './render-pages.ts';

/** Another thread that renders pages into the same release. */
export type Helper = {
  /** To be followed by `finish`, or by `stop` where something fails. */
  begin: (target: Target, folder: Place) => void;
  render: (jobs: Job[]) => Promise<RenderedPage[]>;
  /** Resolves when all that it wrote would survive a loss of power. */
  finish: () => Promise<void>;
  stop: () => void;
};

type Place = Pick<ReleaseFolder, 'path' | 'kind'>;

/** What the thread is told. */
export type Order = { begin: { target: Target; folder: Place } } | { render: Job[] } | 'finish';

/**
 * The thread is started when it is first needed and stays, because it gets faster with every page; `bundle` is the
 * address of the pages' module.
 */
export function createHelper(bundle: string): Helper {
  let worker: Worker | undefined;

  const start = () => {
    const started = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: bundle });
    started.unref();
    return started;
  };
  const give = (order: Order) => {
    worker ??= start();
    worker.postMessage(order);
    return worker;
  };
  const ask = async (order: Order): Promise<unknown> => {
    // Rejects where the thread ends with an error.
    const [answer] = await once(give(order), 'message');
    return answer;
  };

  return {
    begin: (target, { path, kind }) => void give({ begin: { target, folder: { path, kind } } }),
    render: async (jobs) => {
      const pages = (await ask({ render: jobs })) as RenderedPage[];
      for (const { record } of pages) record.inline = oneOf(record.inline);
      return pages;
    },
    finish: async () => void (await ask('finish')),
    stop: () => {
      void worker?.terminate();
      worker = undefined;
    },
  };
}
