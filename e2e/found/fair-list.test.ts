import type { Page } from '@playwright/test';
import { expect, test } from '../site/fixtures.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

/** Makes the request for the list return 60 completed fairs, more than the demo content has. */
async function withManyCompleted(page: Page, id: number) {
  const fairs = Array.from({ length: 60 }, (_, n) => ({
    id: n === 40 ? id : 1_000_000 + n,
    title: `Fuar ${n}`,
    description: 'Kısa.',
    excerpt: 'Kısa.',
    date: n < 50 ? '1 Mayıs 2025' : '1 Mayıs 2024',
    startDate: n < 50 ? '2025-05-01' : '2024-05-01',
    endDate: n < 50 ? '2025-05-01' : '2024-05-01',
    status: 'Completed',
  }));
  await page.route(/\/api\/fairs\?status=completed/, (route) => route.fulfill({ json: fairs }));
}

test('going back to a long list restores its URL and scroll position', async ({ page, api }) => {
  const [fair] = await api.fairs.cards({ status: 'completed' });
  await withManyCompleted(page, fair?.id ?? 0);
  await page.goto('/fuarlar');
  await page.getByRole('tab', { name: 'Tamamlanan Fuarlar' }).click();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Daha fazla göster' }).press('Enter');
  await expect(cards(page)).toHaveCount(48);
  await expect(page.getByRole('link', { name: 'Fuar 24', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/fuarlar\?durum=tamamlanan&sayfa=2$/);

  await page.getByRole('link', { name: 'Fuar 40', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fair?.title ?? '');
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  // The position is below the end of the pre-rendered list, so the browser alone could not restore it.
  const left = await page.evaluate(() => (history.state as { top: number }).top);
  expect(left).toBeGreaterThan(3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
