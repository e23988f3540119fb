import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Opens a worker thread that handles one job after the other and replies to each with one message. The first job starts the
 * thread. After `idleMs` without a job the thread ends, to free its memory. It also ends after an error. The next job starts it
 * again. The thread does not keep the process alive. The returned function sends a job and resolves with its reply, or rejects
 * with the error that ended the thread.
 */
export function openThreadQueue<Job, Reply>(address: URL, idleMs = 10_000): (job: Job) => Promise<Reply> {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let latest: Promise<unknown> = Promise.resolve();

  const start = () => {
    const started = new Worker(address);
    started.unref();
    // Without a listener, an error between two jobs would end the process.
    started.on('error', () => {
      worker = undefined;
    });
    return started;
  };
  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const run = async (job: Job): Promise<Reply> => {
    clearTimeout(idle);
    worker ??= start();
    worker.postMessage(job);
    const [reply] = await once(worker, 'message');
    idle = setTimeout(end, idleMs).unref();
    return reply as Reply;
  };
  return (job) => {
    const reply = latest.then(() => run(job));
    latest = reply.catch(() => {
      // Ignore the error here, because the caller gets it from `reply`.
    });
    return reply;
  };
}
