import { logError } from '../log/log.ts';

export type Loop = {
  /** Ends the running pause. During a step, skips the pause that would follow. */
  wake: () => void;
  stop: () => Promise<void>;
};

type Options = { failure: string; pauseAfterFailureMs: number };

/** Calls `step` in the background until stopped. A step returns the pause in ms; an error is logged as `failure`. */
export function startLoop(
  { failure, pauseAfterFailureMs }: Options,
  step: (stopping: AbortSignal) => Promise<number>,
): Loop {
  const stopping = new AbortController();
  let isAwake = false;
  let endPause = () => {};
  const wake = () => {
    isAwake = true;
    endPause();
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isAwake = false;
      const ms = await step(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) logError(failure, error);
        return pauseAfterFailureMs;
      });
      if (ms > 0 && !isAwake) await pause(ms);
      // Let requests run between two steps, because a step with SQLite never waits for the event loop.
      else if (!stopping.signal.aborted) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const running = run();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await running;
    },
  };
}
