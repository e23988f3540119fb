import { expect, test, vi } from 'vitest';
import { serveApi } from '../testing/start-api.ts';
import { createAnswerCache } from './answer-cache.ts';

const api = serveApi('sqlite');

test('computes two answers at once, and the others in their order', async () => {
  const cache = createAnswerCache(api.payload);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const reads = works.map(({ promise }, n) => {
    const make = async () => {
      begun.push(n);
      await promise;
      return n;
    };
    return cache.read(`key ${n}`, make, undefined);
  });
  await vi.waitFor(() => expect(begun).toEqual([0, 1]));
  works[1]?.reject(new Error('no row'));
  await expect(reads[1]).rejects.toThrow('no row');
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]));
  for (const { resolve } of works) resolve();
  const bodies = await Promise.all(reads.filter((_, n) => n !== 1));
  expect(bodies.map(({ body }) => body.toString())).toEqual(['0', '2', '3', '4']);
});
