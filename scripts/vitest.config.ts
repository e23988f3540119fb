import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Real files and processes: seconds on a machine that is busy.
    testTimeout: 30_000,
  },
});
