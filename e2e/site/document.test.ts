import { expect, test } from './fixtures.ts';

/** Records in the next page if a view transition led to it. */
const noteReveal = () =>
  addEventListener('pagereveal', (event) => {
    sessionStorage.setItem('transition', String(event.viewTransition !== null));
  });

for (const [motion, isAnimated] of [
  ['no-preference', 'true'],
  ['reduce', 'false'],
] as const) {
  test.describe(`motion: ${motion}`, () => {
    test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: motion });

    test('one page goes over into the next only for who likes motion', async ({ page }) => {
      await page.addInitScript(noteReveal);
      await page.goto('/kvkk');
      await page.getByRole('navigation').getByRole('link', { name: 'GALERİ', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fotoğraf Galerisi' })).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe(isAnimated);
    });
  });
}

test('pages are fetched before a click, and nothing else is', async ({ page }) => {
  await page.goto('/');
  const isPrefetched = await page.evaluate(
    (paths) => {
      const rules = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
      const [{ where, eagerness }] = JSON.parse(rules).prefetch;
      const [all, { not: except }] = where.and;
      const matches = (patterns: string | string[], path: string) =>
        [patterns].flat().some((pattern) => new URLPattern(pattern, location.href).test(path, location.href));
      const found = paths.filter(
        (path) => matches(all.href_matches, path) && !matches(except.href_matches, path),
      );
      return { eagerness, found };
    },
    [
      ...['/', '/fuarlar', '/fuarlar/3', '/basin/3', '/katilimci-ol?fairId=3', '/ara?q=kitap'],
      ...['/admin', '/admin/fairs', '/signin', '/api/fairs', '/media/a.webp', '/console', '/rest/fairs'],
      ...['/takvim.ics', '/fuarlar/3.ics', '/basin/rss.xml', 'https://ornek.example/'],
    ],
  );
  expect(isPrefetched).toEqual({
    eagerness: 'moderate',
    found: ['/', '/fuarlar', '/fuarlar/3', '/basin/3', '/katilimci-ol?fairId=3', '/ara?q=kitap'],
  });
});

test('a page prints its words in dark ink, without what only a screen can do', async ({ page, api }) => {
  const [fair] = await api.fairs.list({ status: 'upcoming' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`/fuarlar/${fair?.id}`);
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText('Fuar Künyesi')).toBeVisible();
  await expect(page.locator('footer address')).toBeVisible();
  await expect(page.locator('site-header, nav, main .button').filter({ visible: true })).toHaveCount(0);
});
