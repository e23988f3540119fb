import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminClient } from '@fuar/shared/api/admin-client';
import { PATHS } from '@fuar/shared/paths';
import type { EditedFields, EditedKind, PreviewedPage, RowId } from '@fuar/shared/schemas/editing';
import { PAGE_KEYS } from '@fuar/shared/schemas/page-content';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { filesBelow, openReleases } from '../scripts/src/production/publication/releases.ts';
import { untilLive } from '../scripts/src/testing/product.ts';
import { sessionCookie, signIn } from '../scripts/src/testing/sign-in.ts';
import { unmarkPreview } from '../sites/src/testing/unmark-preview.ts';
import { serveProduct } from './serve-product.ts';
import { settle } from './settle.ts';

const product = serveProduct();
let api: AdminClient;
let cookie: string;
test.beforeAll(async () => {
  api = await signIn(product.url);
  cookie = await sessionCookie(product.url);
});

type Html = Record<string, string>;

/** The HTML of each page of the live release, by path. */
async function published(): Promise<Html> {
  await untilLive(api, 10);
  const releases = openReleases(join(product.dataDir, 'releases'));
  const folder = releases.path(releases.current() ?? 0);
  const files = (await filesBelow(folder)).filter((name) => name.endsWith('.html'));
  const pathOf = (name: string) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`);
  return Object.fromEntries(files.map((name) => [pathOf(name), readFileSync(join(folder, name), 'utf8')]));
}

async function read(token: string, path: string): Promise<string> {
  const response = await fetch(product.url + PATHS.preview(token) + path, { headers: { cookie } });
  expect([path, response.status]).toEqual([path, path === PATHS.notFound ? 404 : 200]);
  return unmarkPreview(await response.text(), PATHS.preview(token));
}

type Draft = { kind: EditedKind; id?: RowId; fields: EditedFields };

async function compare(draft: Draft, save: () => Promise<unknown>): Promise<void> {
  const before = await published();
  const { token, pages } = await api.preview.create(draft);
  const seen: Html = {};
  for (const { path } of pages) seen[path] = await read(token, path);
  await save();
  const after = await published();
  const changes: [string, PreviewedPage['change']][] = [];
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[path] === after[path]) continue;
    const isNew = before[path] === undefined;
    changes.push([path, isNew ? 'new' : after[path] === undefined ? 'removed' : 'changed']);
  }
  const what = JSON.stringify(draft);
  expect
    .soft([what, pages.map(({ path, change }) => [path, change]).toSorted()])
    .toEqual([what, changes.toSorted()]);
  for (const { path, title } of pages) {
    expect.soft(seen[path] === after[path], `${path} with ${what}`).toBe(true);
    const [, heading = ''] = /<title>(.*?) \| /.exec(after[path] ?? '') ?? [];
    if (path !== PATHS.home) expect.soft(decode(heading)).toBe(title);
  }
}

const CHARACTERS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#38': '&' };
const decode = (html: string) => html.replace(/&([#\w]+);/g, (entity, name) => CHARACTERS[name] ?? entity);

async function frameOf(page: Page, address: string): Promise<Frame> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'inline-size: 1280px; block-size: 900px';
    frame.src = src;
    document.body.replaceChildren(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve));
  }, address);
  const frame = page.frames().find((each) => each.url().endsWith(address));
  if (!frame) throw new Error(`${address} is not framed`);
  return frame;
}

const TEXT = '<h2>Değişti</h2><p>“Tırnak” & <strong>kalın</strong> <a href="/fuarlar">bağlantı</a></p>';

/** Returns all edits for row 0, but only one edit for any other row, because an edit takes half a second. */
const inTurn = (edits: EditedFields[], row: number) =>
  edits.filter((_, n) => row === 0 || n === row % edits.length);

test('the preview of each fair of the demo is equal to the page after the publication', async () => {
  test.setTimeout(300_000);
  for (const [row, { id, status, title }] of (await api.fairs.list()).entries()) {
    const edits: EditedFields[] = [
      { title: `${title} "yeni" & <b>` },
      { description: 'Başka bir kısa açıklama.' },
      { details: TEXT },
      { date: id % 2 ? '3-5 Şubat 2031' : 'Tarihi sonra açıklanacak' },
      { status: status === 'Upcoming' ? 'Completed' : 'Upcoming', details: '' },
    ];
    for (const fields of inTurn(edits, row))
      await compare({ kind: 'fair', id, fields }, () => api.fairs.update(id, fields));
  }
  const fields = { title: 'Yeni fuar', date: '9-11 Kasım 2030', description: 'Yeni.', details: TEXT };
  await compare({ kind: 'fair', fields }, () => api.fairs.create(fields));
});

test('the preview of each press item of the demo is equal to the page after the publication', async () => {
  test.setTimeout(300_000);
  for (const [row, { id, type, title }] of (await api.press.list()).entries()) {
    const edits: EditedFields[] = [
      { title: `${title} "yeni" & <b>` },
      { content: TEXT },
      { date: '2031-02-03', source: 'Başka Gazete', link: 'https://ornek.test/haber?a=1&b=2' },
      { type: type === 'Bulletin' ? 'Coverage' : 'Bulletin', source: '', link: '' },
    ];
    for (const fields of inTurn(edits, row))
      await compare({ kind: 'press', id, fields }, () => api.press.update(id, fields as { title: string }));
  }
  const fields = { type: 'Bulletin' as const, title: 'Yeni haber', date: '2026-11-27', content: TEXT };
  await compare({ kind: 'press', fields }, () => api.press.create(fields));
});

test('the preview of a page is equal to the page after the publication', async () => {
  for (const id of PAGE_KEYS) {
    for (const fields of [{ title: 'Başka başlık' }, { content: TEXT }, { content: '' }])
      await compare({ kind: 'page', id, fields }, () =>
        api.pageContent.update(id, { pageKey: id, ...fields }),
      );
  }
});

test('other pages are in the preview too, and a missing page shows the site’s page for missing pages', async () => {
  const { token } = await api.preview.create({ kind: 'page', id: 'kvkk', fields: { title: 'Deneme' } });
  const site = await published();
  for (const path of ['/', '/galeri', '/iletisim', '/ara', '/katilimci-ol', '/404'])
    expect([path, (await read(token, path)) === site[path]]).toEqual([path, true]);
  const missing = await fetch(`${product.url}${PATHS.preview(token)}/yok`, { headers: { cookie } });
  expect(missing.status).toBe(404);
  expect(unmarkPreview(await missing.text(), PATHS.preview(token))).toBe(site['/404']);
});

test('the back-office frames every page, islands keep the draft, and nothing is logged', async ({
  page,
  context,
}) => {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: product.url }]);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(`${product.url}/admin/fairs`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  const [fair] = (await api.fairs.list()).filter(({ status }) => status === 'Upcoming');
  const title = 'Taslak fuar';
  // Use a date within the next days, so that the home page shows the fair.
  const date = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.now() + 2 * 86_400_000,
  );
  const fields = { title, date };
  const { token } = await api.preview.create({ kind: 'fair', ...(fair && { id: fair.id }), fields });
  const withFair = ['/', '/fuarlar', '/fuar-arsivi', PATHS.fair(fair?.id ?? 0)];
  const others = ['/basin', '/galeri', '/iletisim', '/katilimci-ol', '/ara', '/kvkk', '/hakkimizda'];
  for (const path of [...withFair, ...others, '/destekleyiciler']) {
    const frame = await frameOf(page, PATHS.preview(token) + path);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    for (const tab of (await frame.getByRole('tab').all()).toReversed()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await expect(frame.locator('[data-skeleton]')).toHaveCount(0);
    await settle(page);
    if (withFair.includes(path)) await expect(frame.getByText(title).first()).toBeVisible();
    expect([path, ...problems]).toEqual([path]);
  }
  const frame = await frameOf(page, PATHS.preview(token) + PATHS.fair(fair?.id ?? 0));
  await expect(frame.locator('h1')).toHaveAttribute('data-field', 'title');
  await frame.getByRole('navigation').getByRole('link', { name: 'BASIN' }).first().click();
  await expect.poll(() => new URL(frame.url()).pathname).toBe(`${PATHS.preview(token)}/basin`);
});

test('no public response contains a draft while staff preview it', async () => {
  const marker = 'Gizli-işaret-7301';
  const fairs = (await api.fairs.list()).slice(0, 9);
  const site = Object.keys(await published()).filter((path) => path !== PATHS.notFound);
  const calls = [
    '/api/fairs',
    '/api/fairs/upcoming',
    '/api/press',
    '/api/gallery/categories',
    '/api/changes',
  ];
  const files = ['/arama.json', '/takvim.ics', '/sitemap.xml', '/basin/rss.xml'];
  let answers = 0;
  for (const [n, { id }] of fairs.entries()) {
    const fields = { title: `${marker} ${n}`, description: marker, details: `<p>${marker}</p>` };
    const { token } = await api.preview.create({ kind: 'fair', id, fields });
    expect(await read(token, PATHS.fair(id))).toContain(marker);
    await api.drafts.create({ kind: 'fair', id, fields });
    // Start a publication, to check that the published pages do not contain the draft.
    await api.settings.update({ phone: `0412 000 00 ${10 + n}` });
    for (const path of [...site, ...calls, ...files, PATHS.preview(token)]) {
      const response = await fetch(product.url + path);
      expect([path, (await response.text()).includes(marker)]).toEqual([path, false]);
      answers += 1;
    }
  }
  expect(answers).toBeGreaterThan(500);
  for (const html of Object.values(await published())) expect(html).not.toContain(marker);
});
