import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Real files and processes take seconds on a busy machine.
    testTimeout: 60_000,
  },
});
