import type { AdminClient } from '@fuar/shared/api/admin-client';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { clientWith } from '../../cms/src/testing/sign-in.ts';
import { type Product, startProduct } from '../../scripts/src/testing/product.ts';
import { sessionCookie } from '../../scripts/src/testing/sign-in.ts';

export { expect };

const COOKIE = 'payload-token';

type WorkerFixtures = {
  /** All test files of a Playwright worker share one running product, so each test undoes its changes. */
  product: Product;
  session: string;
};

type Fixtures = {
  /** A signed-in client of `/api`, for preparing and checking data without the browser. */
  api: AdminClient;
  /** Adds a fair that is deleted at the end of the test. */
  addFair: AdminClient['fairs']['create'];
  /** Errors that the console may log; any other error fails the test. */
  allowedErrors: RegExp[];
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see which fixtures are wanted
    async ({}, use) => {
      await using product = await startProduct({ env: { SIGNIN_LIMIT: '1000' } });
      await use(product);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  session: [
    async ({ product }, use) => use((await sessionCookie(product.url)).slice(COOKIE.length + 1)),
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // Reduce motion, because otherwise each click waits until dialogs have stopped moving. The gallery tests keep the motion.
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ session }, use) =>
    use({
      cookies: [
        {
          name: COOKIE,
          value: session,
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    }),
  addFair: async ({ api }, use) => {
    const added: number[] = [];
    await use(async (input) => {
      const fair = await api.fairs.create(input);
      added.push(fair.id);
      return fair;
    });
    for (const id of added) await api.fairs.delete(id);
  },
  api: async ({ product, session }, use) => use(clientWith(product.url, `${COOKIE}=${session}`)),
  allowedErrors: [
    async ({ page, product }, use, testInfo) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      // Allow the message about an error response, because tests provoke such responses. Allow the message about `blob:`,
      // because Playwright's trace recorder reads previews from within the page and the Content-Security-Policy refuses that.
      const allowed = [/^Failed to load resource/, /^Connecting to 'blob:/];
      await use(allowed);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('product.log', { body: product.log.join('\n'), contentType: 'text/plain' });
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Expects a toast with this text and closes it, so that the next check does not find the same toast again. Closes it within the
 * page, because Playwright's own click would wait forever if the toast has disappeared by itself meanwhile.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: 'Bildirimler' })
    .locator('[role=status], [role=alert]')
    .filter({ hasText: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Kapat' }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(toast).toBeHidden();
}

export const clickFirst = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Opens a screen and clicks its first button with this name, which opens a dialog. */
export async function openDialog(page: Page, path: string, name: string | RegExp): Promise<Locator> {
  await page.goto(path);
  await clickFirst(page, name);
  return page.getByRole('dialog');
}

/**
 * Finds the elements of a dialog that scroll horizontally. A form scrolls vertically, so a field that is too wide makes the form
 * scroll horizontally, and makes neither the dialog nor the page wider. The dialog itself scrolls vertically only if its content
 * leaves its box.
 */
export const scrollers = (page: Page): Promise<string[]> =>
  page
    .locator('dialog[open]')
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter(
          (element) =>
            !element.matches('input, textarea') &&
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
            (element.scrollWidth > element.clientWidth ||
              (element === dialog && element.scrollHeight > element.clientHeight)),
        )
        .map(
          ({ className, scrollWidth, scrollHeight }) => `${className}: ${scrollWidth} × ${scrollHeight} px`,
        ),
    );

export const skeletons = (page: Page) => page.locator('[data-skeleton]');
