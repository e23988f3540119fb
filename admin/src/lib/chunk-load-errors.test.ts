import { expect, onTestFinished, test, vi } from 'vitest';
import { browserPage, reloadOnce } from './chunk-load-errors.ts';

test('reloads the page at most once a minute, so that a failed import causes no endless reloads', () => {
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  vi.setSystemTime('2026-11-28T12:00:00Z');
  reloadOnce();
  vi.setSystemTime('2026-11-28T12:00:59Z');
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime('2026-11-28T12:01:00Z');
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});
