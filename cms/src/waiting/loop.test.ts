import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Loop, startLoop } from './loop.ts';

let loop: Loop | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => loop?.stop());

const start = (step: (stopping: AbortSignal) => Promise<number>) => {
  loop = startLoop({ failure: 'step-failed', pauseAfterFailureMs: 50 }, step);
  return loop;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('pauses for the time that each step returns', async () => {
  const step = vi.fn().mockResolvedValueOnce(10).mockResolvedValue(1000);
  start(step);
  await pass(9);
  expect(step).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(step).toHaveBeenCalledTimes(2);
});

test('lets other events run between steps that return no pause', async () => {
  vi.useRealTimers();
  let steps = 0;
  start(async () => {
    steps += 1;
    return steps < 1000 ? 0 : 60_000;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(steps).toBeLessThan(1000);
});

test('wake ends a pause', async () => {
  const step = vi.fn().mockResolvedValue(1000);
  const { wake } = start(step);
  await pass(0);
  wake();
  await pass(0);
  expect(step).toHaveBeenCalledTimes(2);
});

test('wake during a step skips the pause after it', async () => {
  const first = Promise.withResolvers<number>();
  const step = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(1000);
  const { wake } = start(step);
  wake();
  first.resolve(1000);
  await pass(0);
  expect(step).toHaveBeenCalledTimes(2);
});

test('a step that throws is logged and repeated after a pause', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const step = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(1000);
  start(step);
  await pass(49);
  expect(step).toHaveBeenCalledTimes(1);
  expect(String(stderr.mock.calls[0]?.[0])).toContain('"event":"step-failed"');
  await pass(1);
  expect(step).toHaveBeenCalledTimes(2);
});

test('stop aborts the running step, waits for it and logs nothing', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const step = vi.fn(
    (stopping: AbortSignal) =>
      new Promise<number>((_, reject) => {
        stopping.addEventListener('abort', () => reject(stopping.reason));
      }),
  );
  await start(step).stop();
  expect(step).toHaveBeenCalledTimes(1);
  expect(stderr).not.toHaveBeenCalled();
});
