import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesBelow, openReleases, type Releases } from './releases.ts';
import { type RenderOptions, renderRelease } from './render-release.ts';
import { type RenderState, readState, writeState } from './render-state.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';

/** Pages that show what their questions say, and `secret`, which no question tells of. */
type Site = Content & { rows: Record<string, { title: string }>; phone: string };

let folder: string;
let releases: Releases;
let secret: string;
let rendered: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-'));
  mkdirSync(join(folder, 'assets/_astro'), { recursive: true });
  writeFileSync(join(folder, 'assets/_astro/a.js'), 'a');
  releases = openReleases(join(folder, 'releases'));
  secret = '';
  rendered = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
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
  answer: ask,
  isBeside: (key) => key !== 'list' && !key.startsWith('row'),
  isShell: (key) => key === 'shell',
  shellParts: (html) => html.match(/<footer>.*?<\/footer>/g) ?? [],
  hasSameAnswer: (a, b, key) => ask(a, key) === ask(b, key),
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
};

const NOW = new Date('2026-06-01T12:00:00Z');
let version = 0;
const site = (rows: Site['rows'], phone = '1'): Site => {
  version += 1;
  return { version, builtAt: NOW.toISOString(), rows, phone } as unknown as Site;
};

async function make(content: Site, last?: RenderState, options: Partial<RenderOptions> = {}) {
  rendered = [];
  const assetsFolder = join(folder, 'assets');
  const readContent = async () => content;
  const base = {
    bundle,
    assetsFolder,
    releases,
    code: 'c',
    siteUrl: 'http://x',
    readContent,
    last,
    now: NOW,
  };
  const { state } = await renderRelease({ ...base, ...options });
  return state;
}

async function contents(number: number): Promise<Record<string, string>> {
  const path = releases.path(number);
  const names = (await filesBelow(path)).toSorted();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

const inode = (number: number, file: string) => statSync(join(releases.path(number), file)).ino;

test('only pages whose questions have other answers are rendered; the rest is shared with the release before', async () => {
  const rows = { 1: { title: 'Bir' }, 2: { title: 'İki' } };
  const first = await make(site(rows));
  const second = await make(site({ ...rows, 2: { title: 'Değişti' } }), first);
  expect(rendered.toSorted()).toEqual(['/fuarlar/2.html', '/index.html', '/release.json']);
  expect(inode(second.number, 'fuarlar/1.html')).toBe(inode(first.number, 'fuarlar/1.html'));
  expect(inode(second.number, '_astro/a.js')).toBe(inode(first.number, '_astro/a.js'));
  expect((await contents(second.number))['fuarlar/2.html']).toContain('Değişti');
  expect((await contents(first.number))['fuarlar/2.html']).toContain('İki');
});

test('the manifest names the release it was made from and what is not as it is there', async () => {
  const first = await make(site({ 1: { title: 'Bir' }, 2: { title: 'İki' } }));
  const second = await make(site({ 2: { title: 'İki' } }), first);
  const manifest = await releases.manifest(second.number);
  expect(manifest?.from).toBe(first.number);
  expect(manifest?.changed?.toSorted()).toEqual(['/fuarlar/1.html', '/index.html', '/release.json']);
});

test('releases made in steps are those made from nothing, whatever is remembered in between', async () => {
  const steps = [
    site({ 1: { title: 'Bir' } }),
    site({ 1: { title: 'Bir' }, 2: { title: 'İki script' } }),
    site({ 2: { title: 'İki script' } }, '2'),
    site({ 2: { title: 'Üç' }, 3: { title: 'Bir' } }, '2'),
  ];
  let last: RenderState | undefined;
  for (const [index, content] of steps.entries()) {
    const state = await make(content, last);
    const whole = await make(content, undefined, { code: 'other' });
    expect(await contents(state.number)).toEqual(await contents(whole.number));
    // By turns the process remembers, or another one reads what it stored.
    releases.putOnline(state.number);
    await writeState(releases, state);
    last = index % 2 ? state : await readState(releases, 'c');
  }
});

test('a release whose own state is not there is made from an older one that has one', async () => {
  const first = await make(site({ 1: { title: 'Bir' } }));
  await writeState(releases, first);
  await make(site({ 1: { title: 'İki' } }), first);
  const third = await make(site({ 1: { title: 'Bir' } }));
  expect(rendered).toEqual(['/release.json']);
  expect((await contents(third.number))['fuarlar/1.html']).toContain('Bir');
});

test('a state that cannot be stored leaves nothing half stored', async () => {
  const state = await make(site({ 1: { title: 'Bir' } }));
  mkdirSync(releases.statePath(state.number));
  await expect(writeState(releases, state)).rejects.toThrow();
  expect(readdirSync(releases.folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('other code renders everything', async () => {
  const first = await make(site({ 1: { title: 'Bir' } }));
  await writeState(releases, first);
  const second = await make(site({ 1: { title: 'Bir' } }), undefined, { code: 'new' });
  expect(rendered).toHaveLength(second.pages.size);
});

test('once a day everything is rendered, and a page that shows what it did not ask for is named', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const first = await make(site({ 1: { title: 'Bir' } }));
  secret = '!';
  const second = await make(site({ 1: { title: 'Bir' } }), first);
  expect(rendered).toEqual(['/release.json']);
  expect(errors).not.toHaveBeenCalled();
  const tomorrow = new Date(NOW.getTime() + 25 * 3_600_000);
  const third = await make(site({ 1: { title: 'Bir' } }), second, { now: tomorrow });
  expect(rendered).toHaveLength(third.pages.size);
  expect(errors).toHaveBeenCalledWith(expect.stringMatching(/^\/fuarlar\/1\.html changed although/));
  expect((await contents(third.number))['fuarlar/1.html']).toContain('!');
});

test.each([
  ['is whole', () => {}, true],
  ['somebody has tidied away', (path: string) => rmSync(join(path, '404.html')), false],
])('a release begins with the copy that was made ahead, unless that %s', async (_, tidy, isTaken) => {
  const rows = { 1: { title: 'Bir' }, 2: { title: 'İki' }, 3: { title: 'Üç' } };
  const first = await make(site(rows));
  await releases.copyAhead(first.number, [...first.assets, ...first.pages.keys(), '/_headers']);
  const name = readdirSync(releases.folder).find((found) => found.startsWith('ahead')) ?? '';
  const place = join(releases.folder, name);
  const copied = statSync(place).ino;
  tidy(place);
  await openReleases(releases.folder).sweep();
  const { 2: __, ...others } = rows;
  const second = await make(site({ ...others, 3: { title: 'Dört' } }), first);
  expect(statSync(releases.path(second.number)).ino === copied).toBe(isTaken);
  const whole = await make(site({ ...others, 3: { title: 'Dört' } }), undefined, { code: 'other' });
  expect({ ...(await contents(second.number)), 'release.json': '' }).toEqual({
    ...(await contents(whole.number)),
    'release.json': '',
  });
  expect((await contents(first.number))['fuarlar/3.html']).toContain('Üç');
});

test('what shows beside the content of many pages may follow in a second release', async () => {
  const first = await make(site({ 1: { title: 'Bir' } }));
  const rows = Object.fromEntries([...Array(5).keys()].map((id) => [id, { title: 'Yeni' }]));
  const content = site(rows, '2');
  const step = await make(content, first, { mayDefer: true });
  // As many pages as every site has are not many.
  expect(step.stale.size).toBe(STATIC.length - 1);
  const last = await make(content, step);
  const whole = await make(content, undefined, { code: 'other' });
  expect(await contents(last.number)).toEqual(await contents(whole.number));
});

test('whoever knows only a release before the one online leaves nothing as it was there', async () => {
  const pages = Object.fromEntries([...Array(25).keys()].map((id) => [`beside-${id}`, { title: 'Ek' }]));
  // More pages than few that show the telephone beside what is theirs.
  const manyBeside: RendererBundle = { ...bundle, isBeside: (key) => key !== 'list' };
  const first = await make(site(pages, '1'), undefined, { bundle: manyBeside });
  await writeState(releases, first);
  const changed = (title: string) => Object.fromEntries(Object.keys(pages).map((id) => [id, { title }]));
  await make(site(changed('Yeni'), '2'), first, { bundle: manyBeside });
  const content = site(changed('En yeni'), '3');
  const third = await make(content, undefined, { bundle: manyBeside, mayDefer: true });
  const whole = await make(content, undefined, { bundle: manyBeside, code: 'other' });
  expect(await contents(third.number)).toEqual(await contents(whole.number));
});

/** Its pages end with the telephone. */
const withFooter = (footer: (id: string) => string = () => ''): RendererBundle => ({
  ...bundle,
  render: async (file, origin, source) => {
    const { status, body } = await bundle.render(file, origin, source);
    if (!file.endsWith('.html')) return { status, body };
    source.reads?.add('shell');
    const phone = ask(source.content, 'shell');
    return { status, body: Buffer.from(`${body}<footer>ş ${phone}</footer>${footer(file)}`) };
  },
});

test('where only the shell changes, one page is rendered, and the others get its shell', async () => {
  const rows = { 1: { title: 'Bir' }, 2: { title: 'İki' }, 3: { title: 'Son' } };
  const options = { bundle: withFooter() };
  const first = await make(site(rows, '1'), undefined, options);
  const content = site(rows, '0412 000');
  const second = await make(content, first, options);
  // The others show the telephone beside their content as well.
  expect(rendered.filter((file) => /index|fuarlar\//.test(file))).toEqual(['/index.html']);
  const whole = await make(content, undefined, { ...options, code: 'other' });
  expect(await contents(second.number)).toEqual(await contents(whole.number));
  releases.putOnline(second.number);
  const third = await make(site({ ...rows, 2: { title: 'Üç' } }, '5'), second, options);
  expect(rendered).toContain('/fuarlar/2.html');
  expect(rendered).not.toContain('/fuarlar/3.html');
  expect((await contents(third.number))['fuarlar/2.html']).toContain('Üç');
  expect((await contents(third.number))['fuarlar/3.html']).toContain('ş 5</footer>');
});

test.each([
  ['shows the shell in another way', (file: string) => (file.includes('/1.') ? '<footer>ş 1</footer>' : '')],
  ['has another part of it', (file: string) => (file.includes('/1.') ? '<footer>1</footer>' : '')],
])('a page that %s is rendered, though only the shell changes', async (_, footer) => {
  const rows = { 1: { title: 'Bir' }, 2: { title: 'İki' } };
  const options = { bundle: withFooter(footer) };
  const first = await make(site(rows, '1'), undefined, options);
  const content = site(rows, '2');
  const second = await make(content, first, options);
  const whole = await make(content, undefined, { ...options, code: 'other' });
  expect(await contents(second.number)).toEqual(await contents(whole.number));
});

test('a page whose file is not what it was is rendered, though only the shell changes', async () => {
  const options = { bundle: withFooter() };
  const first = await make(site({ 1: { title: 'Bir' } }, '1'), undefined, options);
  writeFileSync(join(releases.path(first.number), 'fuarlar/1.html'), 'Bozuk <footer>ş 1</footer>');
  const second = await make(site({ 1: { title: 'Bir' } }, '2'), first, options);
  expect(rendered).toContain('/fuarlar/1.html');
  expect((await contents(second.number))['fuarlar/1.html']).toContain('Bir');
});

test('a page that fails leaves the release online, and nothing of its own', async () => {
  const first = await make(site({ 1: { title: 'Bir' } }));
  const failing = { ...bundle, render: () => Promise.reject(new Error('broken page')) };
  await expect(make(site({ 1: { title: 'İki' } }), first, { bundle: failing })).rejects.toThrow(
    'broken page',
  );
  expect(releases.current()).toBe(first.number);
  expect(await releases.numbers()).toEqual([first.number]);
});
