import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Gives an order to the thread and waits for its answer; rejects with the error that the thread ended with. */
export type ThreadQueue<Order, Answer> = (order: Order) => Promise<Answer>;

/**
 * A thread that handles one order after the other and answers each with one message. It starts with the first order and
 * again with the next one after an error. It does not keep the process alive.
 */
export function openThreadQueue<Order, Answer>(address: URL): ThreadQueue<Order, Answer> {
  let worker: Worker | undefined;
  let latest: Promise<unknown> = Promise.resolve();

  const start = () => {
    const started = new Worker(address);
    started.unref();
    // Without a listener, an error between two orders would end the process.
    started.on('error', () => {
      worker = undefined;
    });
    return started;
  };
  const ask = async (order: Order): Promise<Answer> => {
    worker ??= start();
    worker.postMessage(order);
    const [answer] = await once(worker, 'message');
    return answer as Answer;
  };
  return (order) => {
    const asked = latest.then(() => ask(order));
    latest = asked.catch(() => {
      // The caller gets the error through its own promise.
    });
    return asked;
  };
}
