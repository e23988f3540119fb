import { afterEach, expect, test, vi } from 'vitest';
import { createContentReads } from './read-content.ts';
import type { Content } from './renderer-bundle.ts';

afterEach(() => vi.useRealTimers());

const NOON = new Date('2026-03-04T09:00:00Z');

test('reads again on another day, for another version, and if no version is given', async () => {
  vi.useFakeTimers({ now: NOON });
  let version = 7;
  const read = vi.fn(async () => ({ version, today: '2026-03-04' }) as Content);
  const { readVersion } = createContentReads(read);

  expect(await readVersion(7)).toMatchObject({ version: 7 });
  expect(await readVersion(7)).toMatchObject({ version: 7 });
  expect(read).toHaveBeenCalledTimes(1);

  version = 8;
  expect(await readVersion(8)).toMatchObject({ version: 8 });
  expect(read).toHaveBeenCalledTimes(2);
  await readVersion();
  expect(read).toHaveBeenCalledTimes(3);

  vi.setSystemTime('2026-03-04T21:30:00Z');
  await readVersion(8);
  expect(read).toHaveBeenCalledTimes(4);
});
