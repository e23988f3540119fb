import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/src/testing/browser.ts';
import { keepTemporaryFilesInMemory } from './scripts/src/testing/temporary-files.ts';

keepTemporaryFilesInMemory();

const executablePath = findBrowser();

/** These test files build the console or the pages in this checkout. They run one at a time, because builds would conflict. */
const BUILDING = /e2e\/(?:console|headers|same-pages|two-products)\.test\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/global-setup.ts',
  // A retry would hide a flaky test.
  retries: 0,
  outputDir: 'test-results',
  fullyParallel: false,
  // Each worker starts its own servers, so that a test file never sees the changes of a test file in another worker.
  workers: Math.min(availableParallelism(), 4),
  projects: [
    { name: 'building', testMatch: BUILDING, workers: 1 },
    { name: 'running', testIgnore: BUILDING },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Recording traces takes two fifths of the processor time. To trace a failed test, run it with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
