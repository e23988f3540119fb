import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Far from Istanbul on purpose: a day that shifts with the time zone fails a test.
process.env.TZ = 'Pacific/Kiritimati';

export default defineConfig({
  // Vitest alone would leave one processor idle.
  test: { projects: ['*/vitest.config.ts'], maxWorkers: availableParallelism() },
});
