import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shared',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: ['../scripts/src/testing/longer-waits.ts'],
    testTimeout: 120_000,
  },
});
