import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'admin',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    // Whole screens in jsdom take seconds on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['../scripts/src/testing/longer-waits.ts', 'src/testing/setup.ts'],
  },
});
