import { expect, test, vi } from 'vitest';
import { reloadOnMissingChunk } from './reload-once.ts';

test('reloads once for a missing chunk, then reports the failure', () => {
  const reload = vi.fn<() => void>();
  reloadOnMissingChunk(reload);
  const first = new Event('vite:preloadError', { cancelable: true });
  const second = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(first);
  dispatchEvent(second);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(first.defaultPrevented).toBe(true);
  expect(second.defaultPrevented).toBe(false);
});
