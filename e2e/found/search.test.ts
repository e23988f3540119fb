import type { Page } from '@playwright/test';
import { expect, FAILED_CALL, hold, test } from '../site/fixtures.ts';

test.use({ allowedErrors: FAILED_CALL });

const field = (page: Page) => page.getByRole('searchbox', { name: 'Ne arıyorsunuz?' });
const status = (page: Page) => page.locator('site-search').getByRole('status');
const results = (page: Page) => page.locator('site-search li');

test('opens from every page by a key or a click, without loading its index', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/kvkk');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/ara$/);
  await expect(field(page)).toBeFocused();
  expect(loaded).toContain('/ara');
  expect(loaded).not.toContain('/arama.json');
  await page.goto('/iletisim');
  await page.getByRole('textbox', { name: 'Konu' }).press('/');
  await expect(page).toHaveURL(/\/iletisim$/);
  await page.getByRole('banner').getByRole('link', { name: 'Sitede ara' }).click();
  await expect(page).toHaveURL(/\/ara$/);
});

test('finds fairs and news while typing, marks the hits, and stores the query in the URL', async ({
  page,
  api,
}) => {
  const longWord = (title = '') => title.split(' ').find((part) => part.length > 5);
  const fair = (await api.fairs.list()).find(({ title }) => longWord(title));
  const word = longWord(fair?.title) ?? '';
  await page.goto('/ara');
  await field(page).pressSequentially(word.toLocaleUpperCase('tr'));
  await expect(status(page)).toHaveText(/^\d+ sonuç bulundu\.$/);
  await expect(page).toHaveURL(`/ara?q=${encodeURIComponent(word.toLocaleUpperCase('tr'))}`);
  await expect(results(page).first().locator('mark').first()).toHaveText(new RegExp(word, 'i'));
  await expect(results(page).first()).toContainText(/Fuar|Basın/);
  const found = await results(page).getByRole('link').allTextContents();
  expect(found).toContain(fair?.title);
  const first = results(page).first().getByRole('link');
  const name = await first.textContent();
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(results(page)).not.toHaveCount(0);
});

test('finds text that was typed before the script was loaded', async ({ page }) => {
  const load = await hold(page, /\.js$/);
  await page.goto('/ara', { waitUntil: 'commit' });
  await field(page).pressSequentially('fuar');
  load();
  await expect(status(page)).toHaveText(/^\d+ sonuç bulundu\.$/);
  await expect(field(page)).toHaveValue('fuar');
});

test('shows that a search found nothing, and that a search failed', async ({ page }) => {
  await page.goto('/ara?q=qqqwwwxxx');
  await expect(status(page)).toHaveText('“qqqwwwxxx” için sonuç bulunamadı.');
  await expect(page.locator('site-search').getByRole('link', { name: 'Tüm Fuarlar' })).toBeVisible();
  await field(page).fill('');
  await expect(page).toHaveURL(/\/ara$/);
  await expect(page.getByText('Fuar adı, konu')).toBeVisible();

  await page.route('**/arama.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/ara?q=fuar');
  await expect(status(page)).toHaveText('Arama şu anda yapılamıyor.');
  await page.unroute('**/arama.json');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(results(page)).not.toHaveCount(0);
});

test('a search that was typed offline works once the connection is back', async ({ page, context }) => {
  await page.goto('/ara', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await field(page).fill('fuar');
  await expect(status(page)).toHaveText('Arama şu anda yapılamıyor.');
  await context.setOffline(false);
  // Firefox and Safari do not repeat a failed import, so a retry must not need an import.
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(results(page)).not.toHaveCount(0);
  expect(loaded).toEqual([]);
});

test('the query stays in its field when Safari resets the field on Back', async ({ page }) => {
  await page.goto('/ara');
  await field(page).fill('fuar');
  await expect(status(page)).toHaveText(/^\d+ sonuç bulundu\.$/);
  await field(page).evaluate((input: HTMLInputElement) => input.form?.reset());
  await expect(field(page)).toHaveValue('fuar');
});

test('shows the typed text as text, not as markup', async ({ page }) => {
  await page.goto(`/ara?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(status(page)).toContainText('sonuç');
  await expect(page.locator('site-search img')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page names other ways to find content', async ({ page }) => {
    await page.goto('/ara');
    const words = page.locator('main noscript .notice');
    await expect(words).toContainText('JavaScript açık olmalıdır');
    await expect(words.getByRole('link')).toHaveText(['Tüm Fuarlar', 'Basın Odası']);
    await expect(field(page)).toBeHidden();
  });
});
