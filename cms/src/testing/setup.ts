import './hash-cost.ts';
import { afterEach, beforeEach, vi } from 'vitest';

// Many tests cause failures that the CMS logs. Only a failed test prints what was logged.
beforeEach(({ onTestFailed }) => {
  const log: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => log.push(line) > 0);
  onTestFailed(() => console.error(log.join('')));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
