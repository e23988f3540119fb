import { type Client, createClient } from '@fuar/shared/api/client';
import { pagePaths } from '@fuar/shared/pages';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Product, startProduct } from '../../scripts/src/testing/product.ts';

type Watched = { allowedErrors: RegExp | undefined; watch: undefined };
type Shared = { demo: '0' | '1'; product: Product; api: Client };

/** Tests of the public pages. They share one product with demo content, and `watch` checks every page. */
export const test = base.extend<Watched, Shared>({
  /** '0' starts a site without any content. */
  demo: ['1', { scope: 'worker', option: true }],
  product: [
    async ({ demo }, use) => {
      const env = { DEMO: demo, FORM_LIMIT: '1000', FORM_DAY_LIMIT: '1000' };
      await using product = await startProduct({ env });
      await use(product);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  api: [async ({ product }, use) => use(createClient({ origin: product.url })), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
  allowedErrors: [undefined, { option: true }],

  /** Fails the test if a page logs an error, sends a request to another host or sets a cookie. */
  watch: [
    async ({ page, context, product, allowedErrors }, use, testInfo) => {
      const found: string[] = [];
      const note = (text: string) => {
        if (!allowedErrors?.test(text)) found.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      // Ignore the error that Chromium reports for a view transition skipped by a quick navigation.
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

export async function allRoutes(api: Client): Promise<string[]> {
  const [fair] = await api.fairs.list({ status: 'upcoming' });
  const [past] = await api.fairs.list({ status: 'completed' });
  const [item] = await api.press.list({ type: 'Coverage' });
  if (!fair || !past || !item) throw new Error('the demo has fairs and press items');
  const pages = [`/fuarlar/${fair.id}`, `/fuarlar/${past.id}`, `/basin/${item.id}`];
  return [...STATIC_ROUTES, ...pages, '/fuarlar/999999', '/fuarlar/abc', '/basin/999999', '/yok'];
}

export const FAILED_CALL = /Failed to load resource/;

/** Makes calls to a URL fail or return an empty list. Returns a function that counts the calls. */
export async function mockCalls(page: Page, address: RegExp, answer: 'fails' | 'is empty') {
  let calls = 0;
  await page.route(address, (route) => {
    calls += 1;
    return route.fulfill(answer === 'fails' ? { status: 500, json: { message: 'x' } } : { json: [] });
  });
  return () => calls;
}

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const headerEnd = (page: Page) =>
  page.locator('site-header').evaluate((header) => header.getBoundingClientRect().bottom);

/** Scrolls the page until the button is directly below the sticky header, and clicks it there. */
export async function clickBelowHeader(page: Page, button: Locator): Promise<void> {
  // Scroll twice, because the header slides up by the height of the top bar while the page scrolls.
  for (const _ of [1, 2]) {
    const end = await headerEnd(page);
    await button.evaluate(async (element, end) => {
      scrollBy({ top: element.getBoundingClientRect().top - end - 4, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const moving = document.querySelector('site-header')?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }, end);
  }
  await button.click();
}

export async function expectBelowHeader(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const top = () => element.evaluate((each) => each.getBoundingClientRect().top);
  // Poll, because the page may still scroll smoothly.
  await expect.poll(async () => (await top()) - (await headerEnd(page))).toBeGreaterThanOrEqual(0);
}
