import type { AdminClient } from '@fuar/shared/api/admin-client';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { HOSTILE_HTML } from '../cms/src/testing/hostile-html.ts';
import { untilLive } from '../scripts/src/testing/product.ts';
import { signIn } from '../scripts/src/testing/sign-in.ts';
import { serveProduct } from './serve-product.ts';
import { settle } from './settle.ts';

const PER_TEXT = 12;
/** Plain-text fields are stored as typed, so this text tries to break out of attributes, titles and scripts. */
const TITLE = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>`;
/** All vectors except those that embed invalid pictures, because the CMS rejects these (tested in `cms`). */
const VECTORS = HOSTILE_HTML.filter((html) => !/src="data:image\/(?:png|jpeg|gif|webp);base64/.test(html));
const PAGES = ['kvkk', 'isg-politikasi', 'insan-kaynaklari'] as const;

const product = serveProduct({ env: { DEMO: '0' } });
const texts: string[] = [];
const fairs: number[] = [];
const pressItems: number[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const api = await signIn(product.url);
  await saveAll(api);
  await untilLive(api);
});

const mark = (n: number) => `işaret ${n}.`;

/**
 * Saves all attack vectors, up to `PER_TEXT` in one string. Some vectors swallow those after them, so the next string starts
 * with the first vector that the saved HTML lacks.
 */
async function saveAll(api: AdminClient): Promise<void> {
  for (let next = 0; next < VECTORS.length; ) {
    const chunk = VECTORS.slice(next, next + PER_TEXT);
    const html = chunk.map((vector, n) => `<p>${mark(next + n)}</p>${vector}`).join('');
    const { id, details } = await api.fairs.create({
      ...{ title: TITLE, description: TITLE, date: '1-3 Ocak 2090', details: html },
      status: fairs.length % 2 ? 'Completed' : 'Upcoming',
    });
    const seen = chunk.filter((_, n) => details?.includes(mark(next + n))).length;
    if (seen === 0) throw new Error(`Nothing of ${html} is left: ${details}`);
    texts.push(html);
    fairs.push(id);
    next += seen;
  }
  for (const [n, content] of texts.entries()) {
    const type = n % 2 ? 'Coverage' : 'Bulletin';
    const item = { title: TITLE, date: '2030-05-01', content, source: TITLE } as const;
    pressItems.push((await api.press.create({ ...item, type })).id);
  }
  for (const [n, pageKey] of PAGES.entries()) {
    const content = texts.filter((_, i) => i % PAGES.length === n).join('');
    await api.pageContent.update(pageKey, { pageKey, title: TITLE, content });
  }
  await api.settings.update({ address: TITLE, phone: '"><img src=x onerror=alert(1)>' });
}

async function watch(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  await page.exposeFunction('reportProblem', (what: string) => problems.push(what));
  await page.addInitScript(() => {
    const report = (what: string) =>
      (window as unknown as { reportProblem: (what: string) => void }).reportProblem(what);
    window.alert = () => report('a script ran');
    addEventListener('securitypolicyviolation', (event) =>
      report(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(product.url).host) problems.push(request.url());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('popup', (popup) => problems.push(`a window: ${popup.url()}`));
  return { page, problems, close: () => context.close() };
}

function dangersOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => [
      ...element
        .getAttributeNames()
        .filter((name) => name.startsWith('on') || name === 'srcdoc')
        .map((name) => `${element.localName}[${name}]`),
      ...(element instanceof HTMLAnchorElement &&
      element.href &&
      !/^(?:https?|mailto|tel|webcal):$/.test(element.protocol)
        ? [`a[href=${element.getAttribute('href')}]`]
        : []),
    ]),
  );
}

test('hostile texts make no page run a script, report a violation or fetch a resource', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, problems, close } = await watch(browser);
  const paths = [
    ...['/', '/fuarlar', '/basin', '/galeri', '/iletisim', '/katilimci-ol', '/hakkimizda'],
    ...PAGES.map((key) => `/${key}`),
    ...fairs.map((id) => `/fuarlar/${id}`),
    ...pressItems.map((id) => `/basin/${id}`),
  ];
  for (const path of paths) {
    const response = await page.goto(product.url + path, { waitUntil: 'load' });
    expect(response?.status(), path).toBe(200);
    // Click each tab, because a click hydrates the island.
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').locator('[data-skeleton]')).toHaveCount(0);
      await settle(page);
    }
    expect([path, ...(await dangersOf(page)), ...problems]).toEqual([path]);
  }
  await close();
});

test('without scripts the texts are shown and fetch nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(product.url).host) foreign.push(request.url());
  });
  for (const id of fairs) {
    await page.goto(`${product.url}/fuarlar/${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(TITLE);
    await expect(page.getByText('işaret').first()).toBeVisible();
  }
  expect(foreign).toEqual([]);
  await context.close();
});

test('a page rendered in the browser sanitizes the HTML that it receives', async ({ browser }) => {
  const { page, problems, close } = await watch(browser);
  const newest = Math.max(...fairs, ...pressItems) + 1000;
  for (const [n, html] of texts.entries()) {
    const id = newest + n;
    const typed = { title: TITLE, description: TITLE, date: TITLE, details: html };
    const fair = { id, ...typed, status: 'Upcoming', documents: [] };
    const item = { id, type: 'Bulletin', title: TITLE, content: html, date: '2030-05-01' };
    await page.route(`**/api/fairs/${id}`, (route) => route.fulfill({ json: fair }));
    await page.route(`**/api/press/${id}`, (route) => route.fulfill({ json: item }));
    for (const path of [`/fuarlar/${id}`, `/basin/${id}`]) {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(TITLE);
      // Ignore CSP reports: DOMPurify parses the text in an inert document, and the browser reports violations there too.
      const others = problems.filter((problem) => !problem.startsWith('CSP:'));
      expect([path, ...(await dangersOf(page)), ...others]).toEqual([path]);
    }
  }
  await close();
});
