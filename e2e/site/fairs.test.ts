import type { Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { expect, FAILED_CALL, mockCalls, test } from './fixtures.ts';

test.use({ allowedErrors: FAILED_CALL });

const COMPLETED = /\/api\/fairs\?status=completed/;
const panel = (page: Page) => page.getByRole('tabpanel');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the list', () => {
  test('shows upcoming fairs, and loads completed fairs on demand, latest first', async ({ page, api }) => {
    await page.goto('/fuarlar');
    const titles = async (status: 'upcoming' | 'completed') =>
      (await api.fairs.cards({ status })).map(({ title }) => title);
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(await titles('upcoming'));
    const asked = page.waitForRequest(COMPLETED);
    await page.getByRole('tab', { name: 'Tamamlanan Fuarlar' }).click();
    expect(new URL((await asked).url()).search).toBe('?status=completed&fields=card');
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(await titles('completed'));
    const first = panel(page).getByRole('article').first().getByRole('link');
    const name = await first.textContent();
    await first.click();
    await expect(heading(page)).toHaveText(name ?? '');
  });
});

test.describe('a fair', () => {
  test('shows its facts, the days left, other fairs, and a link to the participation form', async ({
    page,
    api,
  }) => {
    const [fair, other] = await api.fairs.upcomingCards({ limit: 2 });
    if (!fair || !other) throw new Error('the demo has upcoming fairs');
    await page.goto(`/fuarlar/${fair.id}`);
    await expect(heading(page)).toHaveText(fair.title);
    const crumbs = page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Anasayfa', 'Fuarlar', fair.title]);
    const side = page.getByRole('complementary');
    await expect(side.getByRole('heading', { name: 'Fuar Künyesi' })).toBeVisible();
    await expect(side.getByText(fair.date, { exact: true }).first()).toBeVisible();
    await expect(page.locator('fair-state')).toHaveText(/^\d+ gün kaldı$|^Devam ediyor$/);
    await expect(side.getByRole('link', { name: other.title })).toHaveAttribute(
      'href',
      `/fuarlar/${other.id}`,
    );
    await expect(side.getByRole('link', { name: fair.title })).toHaveCount(0);
    await expect(side.getByRole('heading', { name: 'Sorularınız mı var?' })).toBeVisible();
    await expect(side.getByRole('link', { name: 'Bize Ulaşın' })).toHaveAttribute('href', '/iletisim');
    await side.getByRole('link', { name: 'Katılımcı Olmak İstiyorum' }).click();
    await expect(page).toHaveURL(new RegExp(`/katilimci-ol\\?fairId=${fair.id}$`));
  });
});

test.describe('a URL without a page', () => {
  for (const address of ['/fuarlar/abc', '/fuarlar/0', '/fuarlar/-1', '/fuarlar/1.5']) {
    test(`${address} is not found without an API call`, async ({ page }) => {
      const calls = await mockCalls(page, /\/api\//, 'fails');
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Geçersiz fuar kimliği.');
      await settle(page);
      expect(calls()).toBe(0);
    });
  }

  test('an unknown fair is not found, and the page links to the list', async ({ page }) => {
    const response = await page.goto('/fuarlar/999999');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Fuar Bulunamadı');
    await expect(page).toHaveTitle(/^Fuar Bulunamadı \|/);
    await page.getByRole('main').getByRole('link', { name: 'Tüm fuarlara dön' }).click();
    await expect(page).toHaveURL(/\/fuarlar$/);
  });

  test('a fair newer than the release is shown with sanitized text, also if the list of other fairs fails', async ({
    page,
    api,
  }) => {
    const [fair] = await api.fairs.list();
    const details = '<p>Yepyeni</p><script>document.title="kötü"</script>';
    await page.route('**/api/fairs/999999', (route) =>
      route.fulfill({ json: { ...fair, id: 999999, title: 'Yeni Fuar', status: 'Upcoming', details } }),
    );
    await mockCalls(page, /\/api\/fairs\/upcoming/, 'fails');
    await page.goto('/fuarlar/999999');
    await expect(heading(page)).toHaveText('Yeni Fuar');
    await expect(page.getByText('Yepyeni')).toBeVisible();
    await expect(page.getByText('Gösterilecek başka fuar bulunmuyor.')).toBeVisible();
    await expect(page).toHaveTitle(/^Yeni Fuar \|/);
    await expect(page.locator('.prose script')).toHaveCount(0);
  });
});
