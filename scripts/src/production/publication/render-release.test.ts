import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
import { createReleaseMaker } from './release-maker.ts';
import { filesBelow, openReleases, type Releases } from './releases.ts';
import { type RenderOptions, renderRelease } from './render-release.ts';
import { type RenderState, readState, writeState } from './render-state.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';

/** The test content. Pages show the results of their queries. They also show `secret`, for which they make no query. */
type Site = Content & { rows: Record<string, { title: string }>; phone: string };

let folder: string;
let releases: Releases;
let secret: string;
let rendered: string[];
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'assets/_astro'), { recursive: true });
  writeFileSync(join(folder, 'assets/_astro/a.js'), 'a');
  releases = openReleases(join(folder, 'releases'));
  secret = '';
  rendered = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const STATIC = [
  '/index.html',
  '/404.html',
  '/release.json',
  ...Array.from({ length: 30 }, (_, n) => `/metin-${n}.html`),
];

const ask = (content: Content, key: string): unknown => {
  const { rows, phone, version } = content as Site;
  const [name, id = ''] = key.split(':');
  return name === 'row'
    ? rows[id]
    : name === 'list'
      ? Object.values(rows)
      : name === 'phone' || name === 'shell'
        ? phone
        : version;
};

const bundle: RendererBundle = {
  createReader: () => () => Promise.reject(new Error('not asked')),
  pageFiles: (content) => [
    ...STATIC,
    ...Object.keys((content as Site).rows).map((id) => `/fuarlar/${id}.html`),
  ],
  toQuery: (key) => ({ run: (content) => ask(content, key), args: [] }),
  answer: (content, query) => query.run(content),
  placeOf: (key) => (key === 'shell' ? 'part' : key === 'list' || key.startsWith('row') ? 'own' : 'minor'),
  sharedParts: (html) => html.match(/<footer>.*?<\/footer>/g) ?? [],
  hasSameAnswer: (a, b, query) => query.run(a) === query.run(b),
  render: async (file, _origin, { content, reads }) => {
    rendered.push(file);
    const id = /^\/fuarlar\/(.+)\.html$/.exec(file)?.[1];
    const key = id
      ? `row:${id}`
      : file === '/release.json'
        ? 'version'
        : file === '/index.html'
          ? 'list'
          : 'phone';
    reads?.add(key);
    const body = Buffer.from(`<p>${JSON.stringify(ask(content, key))}${secret}</p>`);
    return { status: file === '/404.html' ? 404 : 200, body };
  },
  collectHashes: (html, into) => {
    if (html.includes('script')) into.scripts.add(html);
  },
  hostHeaders: ({ scripts }) => [...scripts].join('\n'),
  preview: {} as RendererBundle['preview'],
};

const NOW = new Date('2026-06-01T12:00:00Z');
let version = 0;
const site = (rows: Site['rows'], phone = '1'): Site => {
  version += 1;
  return { version, builtAt: NOW.toISOString(), rows, phone } as unknown as Site;
};

type Options = Partial<RenderOptions>;

const given = (readContent: () => Promise<Site>) => ({
  bundle,
  assetsFolder: join(folder, 'assets'),
  releases,
  code: 'c',
  siteUrl: 'http://x',
  readContent,
});

/** Makes one release, which may leave stale pages for the next release. */
async function makeOne(content: Site, last?: RenderState, options: Options = {}): Promise<RenderState> {
  return (await renderRelease({ ...given(async () => content), last, now: NOW, ...options })).state;
}

async function make(content: Site, last?: RenderState, options: Options = {}): Promise<RenderState> {
  rendered = [];
  let state = await makeOne(content, last, options);
  while (state.stale.size > 0) state = await makeOne(content, state, options);
  return state;
}

async function contents(number: number): Promise<Record<string, string>> {
  const path = releases.path(number);
  const names = (await filesBelow(path)).toSorted();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

/** Expects the files of a full release of the same content. */
async function expectWhole({ number }: RenderState, content: Site, options: Options = {}) {
  const whole = await make(content, undefined, { ...options, code: 'other' });
  expect(await contents(number)).toEqual(await contents(whole.number));
}

const inode = (number: number, file: string) => statSync(join(releases.path(number), file)).ino;

test('renders pages whose query results changed and shares the other files with the previous release', async () => {
  const rows = { 1: { title: 'Bir' }, 2: { title: 'İki' } };
  const first = await make(site(rows));
  const second = await make(site({ ...rows, 2: { title: 'Değişti' } }), first);
  expect(rendered.toSorted()).toEqual(['/fuarlar/2.html', '/index.html', '/release.json']);
  expect(inode(second.number, 'fuarlar/1.html')).toBe(inode(first.number, 'fuarlar/1.html'));
  expect(inode(second.number, '_astro/a.js')).toBe(inode(first.number, '_astro/a.js'));
  expect((await contents(second.number))['fuarlar/2.html']).toContain('Değişti');
  expect((await contents(first.number))['fuarlar/2.html']).toContain('İki');
});

test('the manifest names the previous release and the files that differ from it', async () => {
  const first = await make(site({ 1: { title: 'Bir' }, 2: { title: 'İki' } }));
  const second = await make(site({ 2: { title: 'İki' } }), first);
  const manifest = await releases.manifest(second.number);
  expect(manifest?.from).toBe(first.number);
  expect(manifest?.changed?.toSorted()).toEqual(['/fuarlar/1.html', '/index.html', '/release.json']);
  // This title adds an inline script to the page, so the policy in `_headers` must list the script's hash.
  const third = await make(site({ 2: { title: 'script' } }), second);
  expect((await releases.manifest(third.number))?.changed).toContain('/_headers');
});

test('incremental releases have the same files as a full release, also after a restart', async () => {
  const steps = [
    site({ 1: { title: 'Bir' } }),
    site({ 1: { title: 'Bir' }, 2: { title: 'İki script' } }),
    site({ 2: { title: 'İki script' } }, '2'),
    site({ 2: { title: 'Üç' }, 3: { title: 'Bir' } }, '2'),
  ];
  let last: RenderState | undefined;
  for (const [index, content] of steps.entries()) {
    const state = await make(content, last);
    await expectWhole(state, content);
    // Alternate between the state in memory and the state read from its file.
    releases.putOnline(state.number);
    await writeState(releases, state);
    last = index % 2 ? state : await readState(releases, 'c');
  }
});

test.each([
  ['missing', undefined],
  ['empty after a power loss', ''],
])('uses the state of an older release if that of the current release is %s', async (_, stored) => {
  const first = await make(site({ 1: { title: 'Bir' } }));
  await writeState(releases, first);
  const second = await make(site({ 1: { title: 'İki' } }), first);
  if (stored !== undefined) writeFileSync(releases.statePath(second.number), stored);
  const third = await make(site({ 1: { title: 'Bir' } }));
  expect(rendered).toEqual(['/release.json']);
  expect((await contents(third.number))['fuarlar/1.html']).toContain('Bir');
});

test('leaves no temporary file of a state that cannot be stored', async () => {
  const state = await make(site({ 1: { title: 'Bir' } }));
  mkdirSync(releases.statePath(state.number));
  await expect(writeState(releases, state)).rejects.toThrow();
  expect(readdirSync(releases.folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('renders everything after a change of the code', async () => {
  const first = await make(site({ 1: { title: 'Bir' } }));
  await writeState(releases, first);
  const second = await make(site({ 1: { title: 'Bir' } }), undefined, { code: 'new' });
  expect(rendered).toHaveLength(second.pages.size);
});

test('renders everything once a day and reports a page that shows content for which it made no query', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const first = await make(site({ 1: { title: 'Bir' } }));
  secret = '!';
  const after = (hours: number) => ({ now: new Date(NOW.getTime() + hours * 3_600_000) });
  const second = await make(site({ 1: { title: 'Bir' } }), first, after(20));
  expect(rendered).toEqual(['/release.json']);
  expect(errors).not.toHaveBeenCalled();
  const third = await make(site({ 1: { title: 'Bir' } }), second, after(25));
  expect(rendered).toHaveLength(third.pages.size);
  expect(errors).toHaveBeenCalledWith(expect.stringMatching(/^\/fuarlar\/1\.html changed although/));
  expect((await contents(third.number))['fuarlar/1.html']).toContain('!');
});

test('a second release renders deferred pages', async () => {
  const rows = Object.fromEntries([...Array(25).keys()].map((id) => [id, { title: 'Fuar' }]));
  const options = { bundle: withFooter };
  const first = await make(site(rows, '1'), undefined, options);
  const content = site({ ...rows, 7: { title: 'Yeni' } }, '2');
  rendered = [];
  const step = await makeOne(content, first, options);
  expect(rendered.toSorted()).toEqual(['/fuarlar/7.html', '/index.html']);
  expect((await contents(step.number))['release.json']).toBe((await contents(first.number))['release.json']);
  expect((await releases.manifest(step.number))?.version).toBe(first.release.version);
  rendered = [];
  const second = await make(content, step, options);
  expect(second.stale.size).toBe(0);
  // One fair's page is rendered to find the new footer, and the other fairs' pages get it without being rendered.
  // The filter leaves out pages that query the phone number themselves.
  expect(rendered.filter((file) => /fuarlar\//.test(file))).toHaveLength(1);
  await expectWhole(second, content, options);
});

const withFooter: RendererBundle = {
  ...bundle,
  render: async (file, origin, source) => {
    const { status, body } = await bundle.render(file, origin, source);
    if (!file.endsWith('.html')) return { status, body };
    source.reads?.add('shell');
    const phone = ask(source.content, 'shell');
    return { status, body: Buffer.from(`${body}<footer>ş ${phone}</footer>`) };
  },
};

test('replaces the shared parts of pages where only these change', async () => {
  const rows = { 1: { title: 'Bir' }, 2: { title: 'İki' }, 3: { title: 'Son' } };
  const options = { bundle: withFooter };
  const first = await make(site(rows, '1'), undefined, options);
  const content = site(rows, '0412 000');
  const second = await make(content, first, options);
  // Only one page is rendered, to find the new shared parts. The pattern leaves out pages that query the phone number
  // themselves.
  expect(rendered.filter((file) => /index|fuarlar\//.test(file))).toEqual(['/index.html']);
  await expectWhole(second, content, options);
});

test('renders a page whose file was modified from outside, even if only shared parts change', async () => {
  const options = { bundle: withFooter };
  const first = await make(site({ 1: { title: 'Bir' } }, '1'), undefined, options);
  writeFileSync(join(releases.path(first.number), 'fuarlar/1.html'), 'Bozuk <footer>ş 1</footer>');
  const second = await make(site({ 1: { title: 'Bir' } }, '2'), first, options);
  expect(rendered).toContain('/fuarlar/1.html');
  expect((await contents(second.number))['fuarlar/1.html']).toContain('Bir');
});

test('keeps the release online and leaves no files if a page fails', async () => {
  const first = await make(site({ 1: { title: 'Bir' } }));
  const failing = { ...bundle, render: () => Promise.reject(new Error('broken page')) };
  await expect(make(site({ 1: { title: 'İki' } }), first, { bundle: failing })).rejects.toThrow(
    'broken page',
  );
  expect(releases.current()).toBe(first.number);
  expect(await releases.numbers()).toEqual([first.number]);
});

test('rejects with the reason for the failure if old releases cannot be removed either', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  rmSync(releases.folder, { recursive: true });
  await expect(makeOne(site({}))).rejects.toThrow('unable to open database file');
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'old releases could not be removed',
    expect.objectContaining({ code: 'ENOENT' }),
  );
});

test('removes old releases if the disk has no room to begin one', async () => {
  let last: RenderState | undefined;
  for (let n = 1; n <= 7; n += 1) last = await make(site({ 1: { title: `${n}` } }), last);
  const full = { ...releases, begin: () => Promise.reject(new Error('no room')) };
  await expect(make(site({}), last, { releases: full })).rejects.toThrow('no room');
  expect(await releases.numbers()).toEqual([3, 4, 5, 6, 7]);
});

test('a release after a warm-up compares rows by identity and renders only what changed', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const rows = { 1: { title: 'Bir' }, 2: { title: 'İki' } };
  const first = site(rows);
  await writeState(releases, await make(first));
  let content = first;
  const maker = createReleaseMaker(given(async () => content));
  await maker.warm();
  expect(await maker.state()).toMatchObject({ content: { rows } });
  // The release rendered the pages of both fairs, and the warm-up rendered one of them again.
  expect(rendered.filter((file) => file.startsWith('/fuarlar/'))).toHaveLength(3);

  rendered = [];
  content = site({ ...rows, 2: { title: 'Değişti' } });
  expect(await maker.make()).toMatchObject({ rendered: 3 });
  await vi.waitFor(async () => expect((await readState(releases, 'c'))?.number).toBe(2));
  expect(rendered.toSorted()).toEqual(['/fuarlar/2.html', '/index.html', '/release.json']);
});
