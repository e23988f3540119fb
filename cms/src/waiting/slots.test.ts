import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

const pause = () => new Promise((resolve) => setImmediate(resolve));

test('light work runs at once, heavy work alone, in the order of coming, also after failures', async () => {
  const inSlots = createSlots(2);
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`+${name}`);
    await pause();
    events.push(`-${name}`);
    if (name === 'b') throw new Error('b');
  };
  const results = await Promise.allSettled([
    inSlots(1, work('a')),
    inSlots(1, work('b')),
    inSlots(2, work('heavy')),
    inSlots(1, work('c')),
  ]);
  expect(events).toEqual(['+a', '+b', '-a', '-b', '+heavy', '-heavy', '+c', '-c']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});
