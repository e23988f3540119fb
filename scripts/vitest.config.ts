import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/longer-waits.ts'],
    // Real files and processes take seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
