import { afterEach, expect, test, vi } from 'vitest';
import { announceAgain } from './announce.ts';

afterEach(() => void vi.unstubAllGlobals());

test('announces again until a release is online', async () => {
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockResolvedValueOnce(Response.json({ message: 'no room' }, { status: 500 }))
    .mockResolvedValueOnce(Response.json({ version: 7 }));
  vi.stubGlobal('fetch', fetch);
  await announceAgain('http://publisher/publish', 'secret', { first: 0, longest: 0 });
  expect(fetch).toHaveBeenCalledTimes(3);
});
