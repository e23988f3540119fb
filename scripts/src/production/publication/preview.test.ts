import type { DraftContent } from '@fuar/shared/schemas/preview-calls';
import { expect, test, vi } from 'vitest';
import { createPreviewMaker } from './preview.ts';
import type { RenderState } from './render-state.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';

/** The titles of fairs by id. The page of a fair reads its title, and the home page reads all titles. */
type Site = Record<string, string>;

const ask = (content: Content, key: string) => {
  const site = content as unknown as Site;
  return key === 'all' ? Object.entries(site) : site[key];
};
const readsOf = (file: string) => (file === '/index.html' ? ['all'] : [file.replace(/\D/g, '')]);

const render = vi.fn<RendererBundle['render']>(async (file, _origin, { content, reads }) => {
  for (const key of readsOf(file)) reads?.add(key);
  const body = `<p>${readsOf(file).map((key) => JSON.stringify(ask(content, key)))}</p>`;
  return { status: file === '/404.html' ? 404 : 200, body: Buffer.from(body) };
});

const bundle = {
  pageFiles: (content: Content) => [
    '/index.html',
    '/404.html',
    '/takvim.ics',
    ...Object.keys(content).map((id) => `/fuarlar/${id}.html`),
  ],
  toQuery: (key: string) => key,
  answer: ask,
  hasSameAnswer: (a: Content, b: Content, key: string) => ask(a, key) === ask(b, key),
  render,
  preview: {
    withDraft: (content: Content, draft: DraftContent) => ({ ...content, ...draft.rows }) as Content,
    hasSamePages: (a: Content, b: Content) => Object.keys(a).length === Object.keys(b).length,
    ownPaths: (rows: object) => Object.keys(rows).map((id) => `/fuarlar/${id}`),
    fileOf: (path: string) => (path === '/' ? '/index.html' : `${path}.html`),
    pageTitle: (content: Content, path: string) =>
      (content as unknown as Site)[path.replace(/\D/g, '')] ?? path,
    markPreview: (html: string, base: string, day = '') => `${base} ${day}${html}`,
    previewPolicy: (html: string) => `policy of ${html}`,
  },
} as unknown as RendererBundle;

const SITE: Site = { 1: 'Bir', 2: 'İki' };

function aMaker(pages = ['/index.html', '/404.html', '/fuarlar/1.html', '/fuarlar/2.html']) {
  const records = pages.map((file) => [
    file,
    { sha: '', inline: { scripts: [], styles: [] }, reads: readsOf(file) },
  ]);
  const state = { pages: new Map(records as never) } as Partial<RenderState> as RenderState;
  return createPreviewMaker({
    bundle,
    siteUrl: 'http://x',
    readContent: async () => SITE as unknown as Content,
    readState: async () => (pages.length > 0 ? state : undefined),
  });
}

const draft = (rows: Site) => ({ rows }) as unknown as DraftContent;

test('names the changed pages, the page of the draft first, without rendering', async () => {
  render.mockClear();
  expect(await aMaker().pages('t', draft({ 2: 'Değişti' }))).toEqual([
    { path: '/fuarlar/2', title: 'Değişti', change: 'changed' },
    { path: '/', title: '/', change: 'changed' },
  ]);
  expect(await aMaker().pages('t', draft({ 2: 'İki' }))).toEqual([]);
  expect(render).not.toHaveBeenCalled();
});

test('names new pages', async () => {
  expect(await aMaker().pages('t', draft({ 3: 'Üç' }))).toEqual([
    { path: '/fuarlar/3', title: 'Üç', change: 'new' },
    { path: '/', title: '/', change: 'changed' },
  ]);
});

test.each([
  ['a page that is newer than the release', ['/index.html', '/404.html', '/fuarlar/1.html']],
  ['the pages before the first release', []],
])('finds the queries of %s', async (_, pages) => {
  const paths = (await aMaker(pages).pages('t', draft({ 2: 'Değişti' }))).map(({ path }) => path);
  expect(paths).toEqual(['/fuarlar/2', '/']);
});

test('renders a page with the draft, and the site’s own page in place of a missing one', async () => {
  const { page } = aMaker();
  const found = await page('u', draft({ 2: 'Değişti' }), '/fuarlar/2');
  expect(found).toEqual({
    status: 200,
    html: '/api/admin/preview/u <p>"Değişti"</p>',
    csp: 'policy of <p>"Değişti"</p>',
  });
  const ofDay = await page('d', { ...draft({}), day: '2026-12-02' }, '/fuarlar/2');
  expect(ofDay.html).toBe('/api/admin/preview/d 2026-12-02<p>"İki"</p>');
  expect(await page('v', draft({}), '/fuarlar/9')).toMatchObject({ status: 404 });
  expect(await page('v', draft({}), '/takvim.ics')).toMatchObject({ status: 404 });
});
