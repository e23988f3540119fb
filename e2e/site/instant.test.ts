import { findFullBrowser } from '../../scripts/src/testing/browser.ts';
import { eventually } from '../../scripts/src/testing/product.ts';
import { openTab, type Tab } from '../../scripts/src/testing/tab.ts';
import { test as base, expect, STATIC_ROUTES } from './fixtures.ts';

const fullBrowser = findFullBrowser();

/** Starts a full Chromium, because the headless shell does not prerender pages and has no back-forward cache. */
const test = base.extend<{ tab: Tab }>({
  tab: async ({ product: _ }, use) => {
    test.skip(fullBrowser === undefined, 'there is no full Chromium (apt-get install chromium)');
    const tab = await openTab(fullBrowser as string, 1440);
    await use(tab);
    await tab.close();
  },
});

const PRERENDERED = [
  ...['/', '/fuarlar', '/fuarlar?durum=tamamlanan', '/fuarlar/3'],
  ...['/basin', '/basin/3', '/galeri', '/kvkk'],
];
const PREFETCHED = ['/katilimci-ol', '/katilimci-ol?fairId=3', '/iletisim', '/ara', '/ara?q=kitap'];

test('the speculation rules name the pages to prerender, and those to prefetch only', async ({ page }) => {
  await page.goto('/');
  const found = await page.evaluate(
    (paths) => {
      const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
      const { prerender, prefetch } = JSON.parse(text);
      const [may, { not: except }] = prerender[0].where.and;
      const matches = (patterns: string[], path: string) =>
        patterns.some((pattern) => new URLPattern(pattern, location.href).test(path, location.href));
      return {
        run: paths.filter((path) => matches(may.href_matches, path) && !matches(except.href_matches, path)),
        fetched: paths.filter((path) => matches(prefetch[0].where.href_matches, path)),
      };
    },
    [
      ...PRERENDERED,
      ...PREFETCHED,
      ...['/admin', '/admin/fairs', '/signin', '/api/fairs', '/media/a.webp', '/console', '/rest/fairs'],
      ...['/takvim.ics', '/fuarlar/3.ics', '/basin/rss.xml', 'https://ornek.example/'],
    ],
  );
  expect(found).toEqual({ run: PRERENDERED, fetched: PREFETCHED });
});

const isReady = `document.prerendering && document.readyState === 'complete'`;

for (const path of ['/', '/fuarlar', '/basin', '/galeri']) {
  test(`${path} is prerendered while the pointer rests on a link, and calls /api only once it is opened`, async ({
    tab,
    product,
  }) => {
    await tab.open(`${product.url}/kvkk`);
    await tab.hover(`a[href="${path}"]`);
    await eventually(() => tab.evaluateAhead<boolean>(isReady));
    await tab.evaluate(`document.querySelector('theme-toggle button').click()`);
    await tab.tap();
    await eventually(() => tab.evaluate<boolean>(`location.pathname === '${path}'`));
    const visit = await tab.evaluate<number>(`performance.getEntriesByType('navigation')[0].activationStart`);
    expect(visit).toBeGreaterThan(0);
    expect(await tab.evaluate(`document.documentElement.classList.contains('dark')`)).toBe(true);
    // While prerendered, the page requested only scripts, styles, fonts and pictures. It did not call `/api`.
    expect(tab.requestsAhead.filter((request) => !/ \/(?:_astro|media)\//.test(request))).toEqual([]);
    if (path === '/')
      await eventually(() =>
        tab.evaluate<boolean>(
          `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/slider-images'))`,
        ),
      );
  });
}

test('Back and Forward show every page from the back-forward cache', async ({ tab, product, api }) => {
  const [fair] = await api.fairs.list({ status: 'upcoming' });
  const [item] = await api.press.list({ type: 'Bulletin' });
  const routes = [...STATIC_ROUTES, `/fuarlar/${fair?.id}`, `/basin/${item?.id}`];
  const restored: string[] = [];
  for (const path of routes) {
    const other = path === '/kvkk' ? '/hakkimizda' : '/kvkk';
    await tab.open(product.url + path);
    // A page that is reloaded instead of restored lacks this variable.
    const watch = `var shown = ''; addEventListener('pageshow', ({ persisted }) => { if (persisted) shown = 'restored'; })`;
    await tab.evaluate(watch);
    await tab.open(product.url + other);
    await tab.evaluate(watch);
    await tab.evaluate('void history.back()');
    const from = (at: string) =>
      eventually(async () => {
        const [pathname, shown] = await tab.evaluate<[string, string]>(
          `[location.pathname, globalThis.shown ?? 'loaded again']`,
        );
        return pathname === at && shown;
      });
    const back = await from(path);
    await tab.evaluate('void history.forward()');
    const forward = await from(other);
    restored.push(`${path}: ${back}, ${forward}`);
  }
  expect(restored).toEqual(routes.map((path) => `${path}: restored, restored`));
});
