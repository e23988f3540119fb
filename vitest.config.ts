import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/src/testing/temporary-files.ts';

// Use a time zone far from Istanbul, so that a shifted day fails a test.
process.env.TZ = 'Pacific/Kiritimati';
// One worker more than there are processors, because tests of the CMS wait for databases and programs for a quarter of their
// time. The number is set in a variable, because `maxWorkers` in this file would have no effect on the projects.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism() + 1);

keepTemporaryFilesInMemory();

export default defineConfig({ test: { projects: ['*/vitest.config.ts'] } });
