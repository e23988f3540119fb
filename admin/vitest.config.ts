import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'admin',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    // Whole screens in jsdom take seconds on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
