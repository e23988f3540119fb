import { test } from '@playwright/test';
import type { Product } from '../scripts/src/testing/product.ts';

/** Attaches the product's log to each failed test. */
export function attachLogs(get: () => Product | undefined): void {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see which fixtures are wanted
  test.afterEach(async ({}, testInfo) => {
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach('product.log', { body: get()?.log.join('\n') ?? '', contentType: 'text/plain' });
  });
}
