import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sites',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../scripts/src/testing/longer-waits.ts', './src/testing/setup.ts'],
    // Test files that share a window would share its registry of custom elements, so the order of the files would matter.
    isolate: true,
    // Tests of forms in jsdom take seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
