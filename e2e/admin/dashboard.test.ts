import { overhang } from '../overhang.ts';
import { expect, test } from './fixtures.ts';

test('on a phone the month of a fair stays below its days, even next to a title of two lines', async ({
  page,
  addFair,
}) => {
  const title = 'Güneydoğu Anadolu Tarım, Hayvancılık ve Gıda Teknolojileri Fuarı';
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const date = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  await addFair({ title, date, description: 'Kısa.' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const fairs = page.getByRole('region', { name: 'Sıradaki Fuarlar' }).getByRole('listitem');
  await expect(fairs.filter({ hasText: title })).toBeVisible();
  const distances = await fairs.evaluateAll((items) =>
    items.map((item) => {
      const [days, month] = [...item.querySelectorAll('[aria-hidden]')].map(
        (part) => part.getBoundingClientRect().top,
      );
      return Math.round((month ?? 0) - (days ?? 0));
    }),
  );
  expect(distances).toEqual([46, 46, 46]);
});

test('a collapsed sidebar expands while the pointer is on it', async ({ page }) => {
  await page.goto('/admin');
  const sidebar = page.locator('aside > div');
  const width = async () => (await sidebar.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  await expect.poll(width).toBeLessThan(100);
  await sidebar.hover();
  await expect.poll(width).toBeGreaterThan(200);
  await page.mouse.move(700, 400);
  await expect.poll(width).toBeLessThan(100);
});

for (const width of [320, 1280]) {
  test(`a press on the publication state shows below it why the site is not up to date (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const message = 'Yayın sunucusuna ulaşılamadı. Bağlantı yeniden denenecek.';
    const publishedAt = '2026-11-28T12:30:00.000Z';
    await page.route('**/api/admin/publication', (route) =>
      route.fulfill({ json: { state: 'failed', message, publishedAt } }),
    );
    await page.goto('/admin');
    const details = page.getByText(`${message} Son yayın: 28 Kasım 2026 15:30`, { exact: true });
    await expect(details).toBeHidden();
    const button = page.getByRole('button', { name: 'Yayın durumu: Site güncel değil', exact: true });
    await button.click();
    await expect(details).toBeInViewport({ ratio: 1 });
    expect(await overhang(page)).toBe(0);
    const [box, opener] = await Promise.all([details.boundingBox(), button.boundingBox()]);
    // On a phone the details take the whole width.
    if (width > 390) expect(box?.x).toBe(opener?.x);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });
}
