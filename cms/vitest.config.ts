import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Payload's own log of refused pictures; what we log ourselves is ours to look at.
    env: { DISABLE_LOGGING: 'true' },
    // A Payload instance and its database a file: starting them takes a moment on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
