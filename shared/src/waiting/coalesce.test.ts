import { afterEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

function controlled(options: Parameters<typeof coalesce>[1] = {}) {
  const runs: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const ask = coalesce(
    () => new Promise<number>((resolve, reject) => runs.push({ resolve, reject })),
    options,
  );
  return { runs, ask };
}

const untilRuns = (runs: unknown[], count: number) => vi.waitFor(() => expect(runs).toHaveLength(count));

afterEach(() => void vi.useRealTimers());

test('one more run serves all callers that arrive during a run', async () => {
  const { runs, ask } = controlled();
  const first = ask();
  const waiting = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve(1);
  expect(await first).toBe(1);
  await untilRuns(runs, 2);
  runs[1]?.resolve(2);
  expect(await Promise.all(waiting)).toEqual([2, 2, 2]);
});

test('rejects only the callers of a failed run and continues with the next one', async () => {
  const { runs, ask } = controlled();
  const first = ask();
  const second = ask();
  runs[0]?.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await untilRuns(runs, 2);
  runs[1]?.resolve(2);
  expect(await second).toBe(2);
  const third = ask();
  runs[2]?.resolve(3);
  expect(await third).toBe(3);
});

test('starts no second parallel run for a caller that arrives just as a run ends', async () => {
  const { runs, ask } = controlled();
  const again = ask().then(() => ask());
  const waiting = ask();
  runs[0]?.resolve(1);
  await untilRuns(runs, 2);
  runs[1]?.resolve(2);
  expect(await Promise.all([again, waiting])).toEqual([2, 2]);
});

test('starts the next run in parallel with a hanging one after the maximum wait', async () => {
  vi.useFakeTimers();
  const { runs, ask } = controlled({ maxWaitMs: 20 });
  void ask();
  const later = ask();
  await vi.advanceTimersByTimeAsync(19);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(2);
  // The end of the hanging run does not end the wait for the run that began after it.
  runs[0]?.resolve(1);
  await vi.advanceTimersByTimeAsync(0);
  const latest = ask();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve(2);
  expect(await later).toBe(2);
  await vi.advanceTimersByTimeAsync(0);
  runs[2]?.resolve(3);
  expect(await latest).toBe(3);
});

test('one run serves all callers that arrive before it begins', async () => {
  const begin: (() => void)[] = [];
  const { runs, ask } = controlled({ gather: () => new Promise<void>((resolve) => begin.push(resolve)) });
  const callers = [ask(), ask()];
  await untilRuns(begin, 1);
  expect(runs).toHaveLength(0);
  begin[0]?.();
  await untilRuns(runs, 1);
  callers.push(ask());
  runs[0]?.resolve(1);
  await untilRuns(begin, 2);
  begin[1]?.();
  await untilRuns(runs, 2);
  runs[1]?.resolve(2);
  expect(await Promise.all(callers)).toEqual([1, 1, 2]);
});
