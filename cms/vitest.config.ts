import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['../scripts/src/testing/longer-waits.ts', 'src/testing/setup.ts'],
    // Silences Payload's own log of refused pictures. Tests read the CMS's log instead.
    env: { DISABLE_LOGGING: 'true' },
    // A busy machine needs this long to start Payload and its database.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
