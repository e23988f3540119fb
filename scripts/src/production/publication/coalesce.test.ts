import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

function controlled() {
  const runs: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const ask = coalesce(() => new Promise<number>((resolve, reject) => runs.push({ resolve, reject })));
  return { runs, ask };
}

test('who asks during a run shares one more run with the others who did', async () => {
  const { runs, ask } = controlled();
  const first = ask();
  const waiting = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve(2);
  expect(await Promise.all(waiting)).toEqual([2, 2, 2]);
});

test('a failed run fails its own callers only, and the next one runs', async () => {
  const { runs, ask } = controlled();
  const first = ask();
  const second = ask();
  runs[0]?.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await Promise.resolve();
  runs[1]?.resolve(2);
  expect(await second).toBe(2);
  const third = ask();
  runs[2]?.resolve(3);
  expect(await third).toBe(3);
});
