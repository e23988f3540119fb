import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sites',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    isolate: false,
    // Tests of forms in jsdom take seconds on a busy machine.
    testTimeout: 60_000,
  },
});
