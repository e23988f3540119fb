import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, type ChildOptions, type Exit, startNode } from './child.ts';

export type Service = ReturnType<typeof supervise>;

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

/** Starts a process, and restarts it with growing pauses whenever it ends after it was ready. */
export function supervise(
  name: string,
  file: string,
  options: ChildOptions & { log: (line: string) => void },
) {
  const { log } = options;
  let child: Child;
  let stopping = false;
  let wasReady = false;
  let pause = FIRST_PAUSE_MS;
  const { promise: ready, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();

  const start = () => {
    child = startNode(file, [], {
      ...options,
      onLine: (line) => log(`[${name}] ${line}`),
      onMessage: (message) => {
        if (!isReady(message)) return;
        wasReady = true;
        pause = FIRST_PAUSE_MS;
        resolve(message);
      },
    });
    void child.exited.then(handleExit);
  };

  const handleExit = async (exit: Exit) => {
    if (stopping) return;
    if (!wasReady) {
      reject(new Error(exit.lastError || `The ${name} ended before it was ready (${describe(exit)}).`));
      return;
    }
    log(`[${name}] ended (${describe(exit)}), restarting`);
    await sleep(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    if (stopping) return;
    try {
      start();
    } catch (error) {
      // `spawn` throws some errors, such as a lack of memory.
      log(`[${name}] ${error instanceof Error ? error.message : error}`);
      await handleExit(exit);
    }
  };

  start();
  return {
    /** Resolves with the first `{ type: 'ready' }` message. Rejects if the process ends before it sends one. */
    ready,
    send: (message: object) => {
      if (child.process.connected) child.process.send(message);
    },
    /** Sends a message, and resolves when a message of type `answer` arrives. Rejects if the process ends before that. */
    ask: (message: object, answer: string) =>
      new Promise<void>((resolve, reject) => {
        const { process, exited } = child;
        const handleMessage = (given: unknown) => {
          if ((given as { type?: unknown } | null)?.type !== answer) return;
          process.off('message', handleMessage);
          resolve();
        };
        process.on('message', handleMessage);
        void exited.then((exit) => reject(new Error(`The ${name} ended (${describe(exit)})`)));
        if (process.connected) process.send(message);
      }),
    stop: () => {
      stopping = true;
      return child.stop();
    },
  };
}

function isReady(message: unknown): message is Record<string, unknown> {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
}

function describe({ code, signal }: Exit): string {
  return signal ?? `exit code ${code}`;
}
