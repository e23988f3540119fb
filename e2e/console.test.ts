import { expect, test } from '@playwright/test';
import { ADMIN, eventually, type Product, startProduct } from '../scripts/src/testing/product.ts';
import { attachLogs } from './attach-logs.ts';

/** Next's build of the console takes a minute or two on a machine that has none yet. */
const CONSOLE_BUILD_MS = 6 * 60_000;

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct({ env: { CONSOLE: '1' } });
});
test.afterAll(() => product?.stop());
attachLogs(() => product);

test('what is edited in the raw console is published like everything else', async ({ page }) => {
  test.setTimeout(CONSOLE_BUILD_MS);

  await test.step('until it is built, the console says so and tries again by itself', async () => {
    const response = await page.goto(`${product.url}/console`);
    if (response?.status() === 503) await expect(page.getByText('hazırlanıyor')).toBeVisible();
    await page.locator('#field-email').waitFor({ timeout: CONSOLE_BUILD_MS });
  });

  await test.step('it is in Turkish, and takes the back-office’s password', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await page.locator('#field-email').fill(ADMIN.email);
    await page.locator('#field-password').fill(ADMIN.password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/\/console(?!\/login)/);
    await expect(page.getByText('Fuarlar').first()).toBeVisible();
  });

  await test.step('a new title and typed details reach the page of the fair', async () => {
    const fairs = (await (await fetch(`${product.url}/api/fairs`)).json()) as { id: number }[];
    const id = fairs[0]?.id;
    await page.goto(`${product.url}/console/collections/fairs/${id}`);
    await page.locator('#field-title').fill('Konsoldan gelen başlık');
    const details = page.locator('[data-lexical-editor=true]').first();
    await details.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Konsolda yazıldı. ');
    await page.locator('#action-save').click();
    const detail = await eventually(async () => {
      const text = await (await fetch(`${product.url}/fuarlar/${id}`)).text();
      return text.includes('Konsoldan gelen başlık') && text;
    });
    expect(detail).toContain('Konsolda yazıldı.');
  });
});

test('an anonymous visitor of the console’s REST gets nothing', async () => {
  for (const path of ['/rest/fairs', '/rest/users', '/rest/media', '/rest/globals/site-settings']) {
    const response = await fetch(`${product.url}${path}?depth=10&limit=0`);
    expect([401, 403, 404], path).toContain(response.status);
  }
});
