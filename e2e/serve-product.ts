import { test } from '@playwright/test';
import { type Product, type ProductOptions, startProduct } from '../scripts/src/testing/product.ts';

export function attachLogs(get: () => Product | undefined): void {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see which fixtures are wanted
  test.afterEach(async ({}, testInfo) => {
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach('product.log', { body: get()?.log?.join('\n') ?? '', contentType: 'text/plain' });
  });
}

/** A running product (`npm start`) for the tests of this file. Starts before the first test and stops after the last. */
export function serveProduct(options?: ProductOptions): Product {
  const product = {} as Product;
  test.beforeAll(async () => {
    Object.assign(product, await startProduct(options));
  });
  test.afterAll(() => product.stop?.());
  attachLogs(() => product);
  return product;
}
