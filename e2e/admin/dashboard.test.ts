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
