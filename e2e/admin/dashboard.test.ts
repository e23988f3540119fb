import { expect, test } from './fixtures.ts';

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

test('on a phone the month stays below the days, beside a title of two lines too', async ({
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
