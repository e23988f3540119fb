import { overhang } from '../overhang.ts';
import { expect, test } from './fixtures.ts';

test('the guide has its pictures and both themes, and every link in it leads to a heading', async ({
  page,
}) => {
  await page.goto('/admin/kilavuz');
  await expect(page.getByRole('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  const links = page.locator('a[href^="#"]');
  const targets = await links.evaluateAll((found) =>
    found.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
  );
  expect(targets.length).toBeGreaterThan(await page.getByRole('heading', { level: 2 }).count());
  for (const target of targets) await expect(page.locator(`[id="${target}"]`), target).toHaveCount(1);

  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  expect(await background()).not.toBe(light);
});

test('the guide fits the page of a phone at 200% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto('/admin/kilavuz');
  expect(await overhang(page)).toBe(0);
});
