import { ADMIN, expect, test } from './fixtures.ts';

const stat = (page: import('@playwright/test').Page, name: string) =>
  page.locator('dl[aria-label=İstatistikler] div').filter({ hasText: name }).locator('dd');

test('shows four totals, the next fairs with their requested area, the latest unread messages, and links', async ({
  page,
  api,
  calls,
  product,
}) => {
  const fairs = await api.fairs.list();
  const albums = (await (await fetch(`${product.url}/api/gallery/categories`)).json()) as {
    imageCount: number;
  }[];
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: `Hoş geldiniz, ${ADMIN.email}` })).toBeVisible();
  const images = albums.reduce((sum, { imageCount }) => sum + imageCount, 0);
  await expect(stat(page, 'Toplam Fuar')).toHaveText(String(fairs.length));
  await expect(stat(page, 'Yaklaşan Fuarlar')).toHaveText(
    String(fairs.filter(({ status }) => status === 'Upcoming').length),
  );
  await expect(stat(page, 'Basın Bülteni')).toHaveText(String((await api.press.list()).length));
  await expect(stat(page, 'Galeri Görseli')).toHaveText(images.toLocaleString('tr-TR'));
  expect(calls.sent('GET /gallery/categories')).toHaveLength(1);
  expect(calls.sent('GET /admin/gallery/1')).toEqual([]);
  await expect(page.getByText(/m² talep, \d+ firma/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Okunmamışlar' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Fuarları yönet/ }).click();
  await expect(page).toHaveURL(/\/admin\/fairs$/);
  await page.goBack();
  await main
    .getByRole('link', { name: /Mesaj|Talep/ })
    .first()
    .click();
  await expect(page).toHaveURL(/filter=unread/);
});

test.describe('the shell', () => {
  test('menu groups open for their route, the sidebar collapses, and a new screen starts at the top', async ({
    page,
  }) => {
    await page.goto('/admin/contact');
    const group = page.getByRole('button', { name: /^Gelen Kutusu/ });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Menüyü daralt' }).click();
    await expect(page.getByRole('button', { name: 'Menüyü genişlet' })).toBeVisible();
    const sidebar = page.locator('aside > div');
    await page.mouse.move(700, 400);
    const width = async () => (await sidebar.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeLessThan(100);
    await sidebar.hover();
    await expect.poll(width).toBeGreaterThan(200);
    await page.mouse.move(700, 400);
    await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
    await page.goto('/admin/fairs');
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Genel Bakış' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
