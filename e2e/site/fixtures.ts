import { type Client, createClient } from '@fuar/shared/api/client';
import { pagePaths } from '@fuar/shared/pages';
import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from '../../scripts/src/testing/product.ts';

type Watched = {
  /** Errors that the console may log in this test, which makes a call fail on purpose. */
  allowedErrors: RegExp | undefined;
  watch: undefined;
};

type Shared = { demo: '0' | '1'; product: Product; api: Client };

/** Tests of the public pages: one product with demo content for all of them, and an eye on every page. */
export const test = base.extend<Watched, Shared>({
  /** '0' for a site without any content. */
  demo: ['1', { scope: 'worker', option: true }],
  product: [
    async ({ demo }, use) => {
      const product = await startProduct({ env: { DEMO: demo, FORM_LIMIT: '1000', FORM_DAY_LIMIT: '1000' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  api: [async ({ product }, use) => use(createClient({ origin: product.url })), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
  allowedErrors: [undefined, { option: true }],

  /** No page says an error, asks another host for anything, or sets a cookie. */
  watch: [
    async ({ page, context, product, allowedErrors }, use, testInfo) => {
      const found: string[] = [];
      const note = (text: string) => {
        if (!allowedErrors?.test(text)) found.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      // Chromium reports a skipped view transition as an error when a key leaves the page at once.
      page.on('pageerror', ({ message }) => message.startsWith('Transition was') || note(message));
      page.on('request', (request) => {
        const isOurs = request.url().startsWith(`${product.url}/`) || /^(?:data|blob):/.test(request.url());
        if (!isOurs) note(`asks another host: ${request.url()}`);
      });
      await use(undefined);
      found.push(...(await context.cookies()).map(({ name }) => `sets the cookie ${name}`));
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('product.log', { body: product.log.join('\n'), contentType: 'text/plain' });
      }
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const STATIC_ROUTES = pagePaths('indexed');

/** Every route of the site with something on it, and those where there is nothing. */
export async function allRoutes(api: Client): Promise<string[]> {
  const [fair] = await api.fairs.list({ status: 'upcoming' });
  const [past] = await api.fairs.list({ status: 'completed' });
  const [item] = await api.press.list({ type: 'Coverage' });
  if (!fair || !past || !item) throw new Error('the demo has fairs and press items');
  return [
    ...STATIC_ROUTES,
    `/fuarlar/${fair.id}`,
    `/fuarlar/${past.id}`,
    `/basin/${item.id}`,
    '/fuarlar/999999',
    '/fuarlar/abc',
    '/basin/999999',
    '/yok',
  ];
}

/** The console's own line about an answer that is no success. */
export const FAILED_CALL = /Failed to load resource/;

type Answer = 'fails' | 'is empty' | { waits: Promise<void> };

/** Makes the calls of one address of `/api` fail, bring nothing, or wait. Says how often they were made. */
export async function whenAsked(page: Page, address: RegExp, answer: Answer): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    if (answer === 'fails') return route.fulfill({ status: 500, json: { message: 'x' } });
    if (answer === 'is empty') return route.fulfill({ json: [] });
    await answer.waits;
    return route.continue();
  });
  return () => calls;
}

/** Returns after frames, observers and idle callbacks have run; the requests they start precede the one sent here. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch('/robots.txt');
  });
}

/** An answer that is held back until `open` is called. */
export function gate(): { waits: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { waits: promise, open: resolve };
}
