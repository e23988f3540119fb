import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'admin',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Whole screens in jsdom: seconds on a machine that is busy.
    testTimeout: 20_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
