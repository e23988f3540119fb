import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/src/testing/temporary-files.ts';

// A time zone far from Istanbul, so that a shifted day fails a test.
process.env.TZ = 'Pacific/Kiritimati';
// The default would leave one processor idle, and a `maxWorkers` in this file does not reach the projects.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism());

keepTemporaryFilesInMemory();

export default defineConfig({ test: { projects: ['*/vitest.config.ts'] } });
