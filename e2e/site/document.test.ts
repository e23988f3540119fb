import { brotliCompressSync, constants } from 'node:zlib';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { expect, test } from './fixtures.ts';

/** True if a CSS rule of the page enables view transitions. A transition itself is not tested: a busy browser skips it. */
function asksForTransitions(): boolean {
  const isAsking = (rule: CSSRule): boolean =>
    rule instanceof CSSMediaRule
      ? matchMedia(rule.media.mediaText).matches && [...rule.cssRules].some(isAsking)
      : rule instanceof CSSViewTransitionRule && rule.navigation === 'auto';
  return [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(isAsking));
}

for (const [width, reducedMotion, isAnimated] of [
  [1280, 'no-preference', true],
  [1280, 'reduce', false],
  [412, 'no-preference', false],
] as const) {
  test(`view transitions run on wide screens unless the visitor prefers reduced motion (${width} px, ${reducedMotion})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/kvkk');
    expect(await page.evaluate(asksForTransitions)).toBe(isAnimated);
  });
}

type Traced = { traceEvents: { name: string; args: { elementCount?: number } }[] };

test('a view transition does not restyle the page, and selected text has the colours of the site', async ({
  page,
  browser,
}) => {
  await page.goto('/kvkk', { waitUntil: 'networkidle' });
  const paragraph = page.locator('main p').first();
  expect(await paragraph.evaluate((element) => getComputedStyle(element, '::selection').color)).toBe(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  );
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => document.startViewTransition(() => {}).finished);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Traced;
  const restyled = traceEvents.flatMap(({ args }) => args.elementCount ?? []);
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(20);
});

test('a page prints in dark text without interactive elements', async ({ page, api }) => {
  const [fair] = await api.fairs.list({ status: 'upcoming' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`/fuarlar/${fair?.id}`);
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText('Fuar Künyesi')).toBeVisible();
  await expect(page.locator('site-header, nav, footer, main .button').filter({ visible: true })).toHaveCount(
    0,
  );
});

test('a badge prints in dark letters without a background and without an indent', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/fuar-arsivi');
  await page.emulateMedia({ media: 'print' });
  const badge = page.getByText('Ertelendi').first();
  await expect(badge).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(badge).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(badge).toHaveCSS('padding-left', '0px');
});

test('a fair prints its status, but not the days left', async ({ page, api }) => {
  const [[completed], [upcoming]] = await Promise.all([
    api.fairs.list({ status: 'completed' }),
    api.fairs.list({ status: 'upcoming' }),
  ]);
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/fuarlar/${upcoming?.id}`);
  await expect(page.locator('main [data-field="status"]').first()).toBeHidden();
  await page.goto(`/fuarlar/${completed?.id}`);
  await expect(page.locator('main [data-field="status"]').first()).toBeVisible();
});

test('Firefox prints in fonts that stay text in a PDF', async ({ request }) => {
  const html = await (await request.get('/hakkimizda')).text();
  expect(html).toMatch(
    /@supports \(+-moz-appearance: ?none\)+\s*{:root{--font-text: ?"Archivo Text Fallback"/,
  );
});

test('a fair is printed on two pages, with its place on the first and without the list of other fairs', async ({
  page,
  api,
}) => {
  const fairs = await api.fairs.list({ status: 'upcoming' });
  for (const { id, notice } of fairs) {
    await page.goto(`/fuarlar/${id}`);
    await page.emulateMedia({ media: 'print' });
    const place = await page.getByText(ORGANISER.venue.name).first().boundingBox();
    // Allow 100 px more if the fair has a notice, because the notice is above the venue.
    expect(place?.y).toBeLessThan(notice ? 700 : 600);
    await expect(page.getByRole('heading', { name: /Diğer Fuarlar|Sorularınız mı var/ })).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  }
});

test('the longest text, the gallery and the forms arrive in the first round trip of a connection', async ({
  request,
}) => {
  for (const path of ['/kvkk', '/galeri', '/katilimci-ol', '/iletisim']) {
    const response = await request.get(path);
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    const body = brotliCompressSync(await response.body(), { params });
    // The first round trip carries ten packets of 1,460 bytes (decision 023). For 14,554 bytes Lighthouse needed a second one.
    expect(headers.join('').length + body.length, path).toBeLessThan(14_500);
  }
});

test('without JavaScript the menu of a phone takes two rows', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(product.url);
  const entries = await page.locator('site-header .entry').all();
  const tops = await Promise.all(entries.map(async (entry) => (await entry.boundingBox())?.y));
  expect(new Set(tops).size).toBe(2);
  await page.close();
});
