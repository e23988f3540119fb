import { EventEmitter } from 'node:events';
import * as fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
import { followFolder } from './follow-folder.ts';

vi.mock('node:fs', { spy: true });

const exhausted = Object.assign(new Error('EMFILE: too many open files, watch'), { code: 'EMFILE' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

test.each([
  [
    'cannot be opened',
    () => {
      throw exhausted;
    },
  ],
  [
    'fails later',
    () => {
      const watcher = new EventEmitter();
      setTimeout(() => watcher.emit('error', exhausted));
      return watcher as fs.FSWatcher;
    },
  ],
])('polls the folder if its watcher %s', (_, open) => {
  vi.mocked(fs.watch).mockImplementationOnce(open);
  const look = vi.fn();
  followFolder(temporaryFolder(), look);
  vi.advanceTimersByTime(1_000);
  expect(look).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
