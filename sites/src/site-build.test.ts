// @vitest-environment jsdom
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFile,
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SUPPORTERS_MESSAGES } from '@fuar/shared/messages/public/supporters';
import { ownerOf } from '@fuar/shared/non-page-prefixes';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { TEXTS } from '@fuar/shared/organiser/texts';
import { isIndexed, menuLinks, pagePaths } from '@fuar/shared/pages';
import { PATHS } from '@fuar/shared/paths';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEntry } from './lib/search-entries.ts';
import { type FixtureContent, startFixtureApi } from './testing/fixture-api.ts';
import { aFullContent, anEmptyContent } from './testing/fixture-content.ts';

const run = promisify(execFile);
const REPO = join(import.meta.dirname, '../..');
const SITE = join(REPO, 'sites');
const ASTRO = join(REPO, 'node_modules/astro/bin/astro.mjs');

type Site = { files: Map<string, string>; html: (path: string) => string };

type BuildOptions = { env?: Record<string, string>; folder?: string };

async function buildSite(
  content: FixtureContent,
  { env = {}, folder = SITE }: BuildOptions = {},
): Promise<Site> {
  const api = await startFixtureApi(content);
  // Build on the disk of the folder `.astro`, because Astro moves files out of it, and a move fails between two disks.
  await mkdir(join(folder, '.astro'), { recursive: true });
  const outDir = await mkdtemp(join(folder, '.astro/site-'));
  try {
    await run(process.execPath, [ASTRO, 'build', '--outDir', outDir], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        CMS_URL: api.url,
        PUBLIC_SITE_URL: 'https://fuar.example',
        ...env,
      },
    });
    const files = new Map<string, string>();
    for await (const entry of glob('**/*', { cwd: outDir, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile()) files.set(file.slice(outDir.length), await readFile(file, 'utf8'));
    }
    const html = (path: string) => files.get(path === '/' ? '/index.html' : `${path}.html`) ?? '';
    return { files, html };
  } finally {
    await api.stop();
    await rm(outDir, { recursive: true });
  }
}

async function copySite(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'copy-'));
  for (const name of ['sites', 'shared']) {
    const isSource = (path: string) => !/node_modules|\/(?:dist|\.astro)/.test(path.slice(REPO.length));
    await cp(join(REPO, name), join(copy, name), { recursive: true, filter: isSource });
  }
  await copyFile(join(REPO, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  const dependencies = join(copy, 'node_modules');
  await mkdir(join(dependencies, '@fuar'), { recursive: true });
  await symlink(join(copy, 'shared'), join(dependencies, '@fuar/shared'));
  for (const name of await readdir(join(REPO, 'node_modules'))) {
    if (name !== '@fuar') await symlink(join(REPO, 'node_modules', name), join(dependencies, name));
  }
  return copy;
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'unique-landmark': 'error' },
});

async function invalidHtml({ files }: Site): Promise<string[]> {
  const found: string[] = [];
  for (const [file, html] of files) {
    if (!file.endsWith('.html')) continue;
    const { results } = await validator.validateString(html, file);
    for (const { messages } of results) {
      for (const { line, ruleId, message } of messages) found.push(`${file}:${line} ${ruleId}: ${message}`);
    }
  }
  return found;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();
const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) => textOf(text));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PAGES = [...pagePaths('all'), '/fuarlar/18', '/fuarlar/21', '/fuarlar/21/katilimcilar', '/basin/42'];
const WITH_ISLANDS = [
  '/',
  '/fuarlar',
  '/fuar-canli',
  '/basin',
  '/haber-canli',
  '/galeri',
  '/iletisim',
  '/katilimci-ol',
];

describe('a site with content', () => {
  let site: Site;
  beforeAll(async () => {
    site = await buildSite(aFullContent(), { env: { STATIC_HOST_REWRITES: '1' } });
  });

  test.each(PAGES)('%s has one heading, which is its title', (path) => {
    const { title, documentElement } = parse(site.html(path));
    const heading = path === PATHS.home ? TEXTS.home.headline : title.split(` | ${ORGANISER.product}`)[0];
    expect(headingsOf(site.html(path))).toEqual([heading]);
    expect(documentElement.lang).toBe('tr');
  });

  test.each(PAGES)('%s has a complete head and links to every page of the menu', (path) => {
    const document = parse(site.html(path));
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    expect(meta('description').length).toBeGreaterThan(20);
    expect(meta('description').length).toBeLessThanOrEqual(160);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale'])
      expect(meta(name), name).not.toBe('');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      isIndexed(path) ? new URL(path, 'https://fuar.example').href : undefined,
    );
    expect(meta('robots')).toBe(isIndexed(path) ? '' : 'noindex');
    for (const menu of [...menuLinks('main'), ...menuLinks('corporate')])
      expect(document.querySelector(`site-header nav a[href="${menu.path}"]`), menu.path).not.toBeNull();
  });

  test('the sitemap lists every page, and robots.txt names the sitemap', () => {
    const { fairs, press } = aFullContent();
    const listed = [...(site.files.get('/sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(listed.map(([, address = '']) => new URL(address).pathname).toSorted()).toEqual(
      [
        ...pagePaths('indexed'),
        ...fairs.map(({ id }) => PATHS.fair(id)),
        PATHS.fairExhibitors(21),
        ...press.map(({ id }) => PATHS.pressItem(id)),
      ].toSorted(),
    );
    expect(site.files.get('/robots.txt')).toContain('Sitemap: https://fuar.example/sitemap.xml');
    expect(site.files.get('/robots.txt')).toContain('Disallow: /admin');
  });

  test('every fair is in the lists, and its page is readable without scripts', () => {
    const { fairs } = aFullContent();
    const list = textOf(site.html('/fuarlar'));
    for (const { id, title } of fairs.filter((fair) => !fair.title.includes('<'))) {
      expect(headingsOf(site.html(`/fuarlar/${id}`))).toEqual([title]);
      expect(list).toContain(title);
    }
    expect(site.html('/fuarlar/21')).toContain(
      '<blockquote>Geçen yıl 42.000 ziyaretçi ağırladık.</blockquote>',
    );
  });

  test('every press item is in its tab, and its page is readable without scripts', () => {
    const list = textOf(site.html('/basin'));
    for (const { id, title } of aFullContent().press.filter((item) => !item.title.includes('<'))) {
      expect(headingsOf(site.html(`/basin/${id}`))).toEqual([title]);
      expect(list).toContain(title);
    }
    expect(site.html('/basin/42')).toContain('"@type":"NewsArticle"');
    expect(parse(site.html('/basin/41')).querySelector('dd a')?.getAttribute('href')).toBe(
      'https://example.com/haber',
    );
  });

  test.each(['/kvkk', '/isg-politikasi', '/insan-kaynaklari'])(
    '%s shows the text that staff wrote',
    (path) => {
      expect(parse(site.html(path)).querySelector('.prose h2')?.textContent).toBe('Kapsam');
    },
  );

  test('the home page describes the organiser and shows the next four fairs', () => {
    expect(site.html('/')).toContain(`"@type":"Organization","name":"${ORGANISER.company}"`);
    const ids = [...site.html('/').matchAll(/<h3[^>]*><a href="\/fuarlar\/(\d+)"/g)].map(([, id]) =>
      Number(id),
    );
    expect(ids).toEqual([14, 15, 18, 21]);
    const banner = parse(site.html('/')).querySelector('[aria-labelledby="contact-banner"] a');
    expect(banner?.getAttribute('href')).toBe('/iletisim');
  });

  test('the first slide loads first, the others later', () => {
    const document = parse(site.html('/'));
    expect(document.querySelector('head link[rel=preload][as=image]')?.getAttribute('imagesrcset')).toBe(
      document.querySelector('hero-slider img')?.getAttribute('srcset'),
    );
    expect(document.querySelectorAll('hero-slider img')).toHaveLength(1);
    expect(document.querySelector('hero-slider template')?.innerHTML).toContain('/media/b-1600.webp');
    expect(document.querySelectorAll('[data-dot]')).toHaveLength(2);
  });

  test('the gallery shows one album for each fair, and links to every picture without scripts', () => {
    const document = parse(site.html('/galeri'));
    expect([...document.querySelectorAll('astro-island h2')].map((title) => title.textContent)).toEqual([
      'Mezopotamya Yapı ve Taş Fuarı',
      'Tekstil ve Konfeksiyon Fuarı',
    ]);
    const links = site.html('/galeri').match(/<noscript>[\s\S]*?<\/noscript>/)?.[0];
    expect(links?.match(/href="\/media\//g)).toHaveLength(4);
  });

  test.each(['/iletisim', '/katilimci-ol'])('%s shows without scripts how else to reach us', (path) => {
    const document = parse(site.html(path));
    const words = site.html(path).match(/<noscript>[\s\S]*?<\/noscript>/)?.[0] ?? '';
    expect(words).toContain('href="mailto:bilgi@bazaltfuar.example"');
    expect(words).toContain('href="tel:+904125552100"');
    expect(document.querySelector('form')?.classList.contains('needs-js')).toBe(true);
  });

  test('only upcoming fairs with a parsable date offer a calendar file and are in the calendar feed', () => {
    expect(site.files.get('/fuarlar/21.ics')).toMatch(
      /DTSTART;VALUE=DATE:20990930\r\nDTEND;VALUE=DATE:20991004\r/,
    );
    expect(site.html('/fuarlar/21')).toContain('href="/fuarlar/21.ics"');
    expect(site.html('/fuarlar/21')).toContain('href="https://calendar.google.com/');
    expect(site.files.has('/fuarlar/9.ics')).toBe(false);
    expect(site.files.has('/fuarlar/13.ics')).toBe(false);
    const feed = site.files.get('/takvim.ics') ?? '';
    const uids = [...feed.matchAll(/UID:fuar-(\d+)@/g)].map(([, id]) => id);
    expect(uids).toEqual(['21', '18', '15', '14']);
    expect(feed).toContain('URL:https://fuar.example/fuarlar/21');
    expect(site.html('/fuarlar')).toContain('href="webcal://fuar.example/takvim.ics"');
  });

  test('every page links to the press feed, which has the newest items', () => {
    for (const path of PAGES) {
      const link = parse(site.html(path)).querySelector('link[type="application/rss+xml"]');
      expect(link?.getAttribute('href'), path).toBe('/basin/rss.xml');
    }
    expect(site.files.get('/basin/rss.xml')).toContain('<link>https://fuar.example/basin/42</link>');
  });

  test('the published search index has every page, with the facts and exhibitors of a fair', () => {
    const { fairs, press } = aFullContent();
    const entries = JSON.parse(site.files.get('/arama.json') ?? '') as SearchEntry[];
    expect(entries.map(({ path }) => path)).toEqual([
      ...fairs.map(({ id }) => `/fuarlar/${id}`),
      ...press.map(({ id }) => `/basin/${id}`),
      ...['/kvkk', '/isg-politikasi', '/insan-kaynaklari'],
      ...['/katilimci-ol', '/iletisim', '/galeri', '/hakkimizda', '/destekleyiciler'],
    ]);
    expect(entries[0]?.text).toContain('Traktörden tohuma');
    expect(entries[0]?.text).toContain('42.000 ziyaretçi');
    expect(entries[0]?.more).toMatch(/^Güneydoğu Tarım, .*Sulama.*Çınar Sulama/);
    expect(entries[1]?.notice).toBe('cancelled');
    expect(entries[3]).not.toHaveProperty('more');
    expect(site.html('/ara').match(/<noscript>[\s\S]*?<\/noscript>/)?.[0]).toContain('href="/fuarlar"');
    expect(parse(site.html('/kvkk')).querySelector('site-header a[href="/ara"]')).not.toBeNull();
  });

  test('the archive lists every fair under its year', () => {
    const years = [...parse(site.html('/fuar-arsivi')).querySelectorAll('main section')].map((section) => [
      section.querySelector('h2')?.textContent,
      section.querySelectorAll('li').length,
    ]);
    expect(years).toEqual([
      ['2099', 4],
      ['Tarihi belirsiz', 1],
      ['2024', 1],
      ['2023', 1],
    ]);
  });

  test('the exhibitors of a fair have a page, which the fair links to', () => {
    const document = parse(site.html('/fuarlar/21/katilimcilar'));
    const rows = [...document.querySelectorAll('exhibitor-list section')].map((section) => [
      section.id,
      ...[...section.querySelectorAll('li')].map((row) =>
        [...row.children].map((cell) => cell.textContent).filter(Boolean),
      ),
    ]);
    expect(rows).toEqual([
      ['harf-ç', ['Çınar Sulama', 'B salonu, Stant B4', 'Sulama', 'Türkiye', 'cinar.example/tr']],
      ['harf-s', ['</script><b>Cem & Oğlu</b>']],
      ['harf-z', ['Zerdali Tohum', 'Salon A, Stant 12', 'Tohum ve fide']],
    ]);
    const path = [...document.querySelectorAll('nav[aria-label="Sayfa yolu"] li')];
    expect(path.map((step) => step.textContent.trim())).toEqual([
      'Anasayfa',
      'Fuarlar',
      'Güneydoğu Anadolu Tarım, Hayvancılık ve Gıda Teknolojileri Fuarı',
      'Katılımcılar',
    ]);
    expect(document.querySelector('exhibitor-list li a')?.getAttribute('rel')).toBe('noopener nofollow');
    expect(site.html('/fuarlar/21')).toContain('href="/fuarlar/21/katilimcilar"');
    expect(site.files.has('/fuarlar/18/katilimcilar.html')).toBe(false);
    expect(site.html('/fuarlar/18')).not.toContain('katilimcilar');
  });

  test('the head of a fair’s page has its title, URL, date and picture', () => {
    const html = site.html('/fuarlar/15');
    expect(html).toContain(`<title>Mezopotamya Yapı ve Taş Fuarı | ${ORGANISER.product}</title>`);
    expect(html).toContain('<link rel="canonical" href="https://fuar.example/fuarlar/15">');
    expect(html).toContain('property="og:image" content="https://fuar.example/fuarlar/15.jpg"');
    const description = /property="og:description" content="([^"]*)"/.exec(html)?.[1];
    expect(description).toContain('Ertelendi: 4-7 Mart 2099, ');
    expect(description).toContain(`${ORGANISER.venue.city}.`);
    expect(html).toContain('"startDate":"2099-03-04"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('"eventStatus":"https://schema.org/EventPostponed"');
  });

  test('upcoming fairs have a share picture, and other fairs share their own picture', () => {
    const pictures = [...site.files.keys()].filter((file) => /^\/fuarlar\/.*\.jpg$/.test(file));
    expect(pictures.toSorted()).toEqual([13, 14, 15, 18, 21].map((id) => `/fuarlar/${id}.jpg`));
    expect(site.html('/fuarlar/9')).toContain('content="https://fuar.example/media/a-1600-share.jpg"');
    expect(site.html('/fuarlar/21/katilimcilar')).toContain('content="https://fuar.example/fuarlar/21.jpg"');
  });

  test('every page is valid HTML', async () => {
    expect(await invalidHtml(site)).toEqual([]);
  });

  test('every page ends with </html>', () => {
    const pages = [...site.files].filter(([file]) => file.endsWith('.html'));
    expect(pages.filter(([, html]) => !html.trimEnd().endsWith('</html>')).map(([file]) => file)).toEqual([]);
  });

  test('every page uses only classes that exist in their CSS modules', () => {
    for (const [file, content] of site.files) {
      if (file.endsWith('.html')) expect(content, file).not.toMatch(/class="[^"]*\bundefined\b/);
    }
  });

  test('no internal link is broken', () => {
    const broken = new Set<string>();
    for (const [file, html] of site.files) {
      if (!file.endsWith('.html')) continue;
      const targets = html.matchAll(
        / (?:href|src|component-url|renderer-url|data-later-script)="(\/[^"]*)"/g,
      );
      for (const [, target = ''] of targets) {
        const path = target.replace(/[?#].*$/, '');
        const exists = [path, `${path}.html`, `${path}index.html`].some((name) => site.files.has(name));
        if (!exists && ownerOf(path) !== 'cms') broken.add(`${file} → ${target}`);
      }
    }
    expect([...broken]).toEqual([]);
  });

  test('pages without islands load no React, pages with islands load it on demand', () => {
    for (const path of PAGES) {
      expect(site.html(path).includes('<astro-island'), path).toBe(WITH_ISLANDS.includes(path));
      expect(site.html(path)).not.toMatch(/<(?:script|link)[^>]+(?:client|react)\./);
    }
  });

  test('the policy has a hash for every inline script and style', () => {
    const headers = site.files.get('/_headers') ?? '';
    expect(headers.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(headers).not.toContain('unsafe');
    for (const [file, html] of site.files) {
      if (!file.endsWith('.html')) continue;
      const blocks = html.matchAll(/<(script|style)(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g);
      for (const [, , text = ''] of blocks) expect(headers, file).toContain(hashOf(text));
      expect(html, file).not.toMatch(/<[a-z][^>]* (?:style|on[a-z]+)="/);
    }
  });

  test('writes the version of the release, and the host’s rules for /api', () => {
    expect(JSON.parse(site.files.get('/release.json') ?? '')).toMatchObject({ version: 7 });
    expect(site.files.get('/_redirects')).toMatch(
      /^\/api\/\* http:\/\/127\.0\.0\.1:\d+\/api\/:splat 200!\n\/media\/\* http:\/\/127\.0\.0\.1:\d+\/media\/:splat 200!\n/,
    );
  });

  test('writes redirects for the host, chains in one step and none for existing pages', () => {
    const lines = site.files
      .get('/_redirects')
      ?.split('\n')
      .filter((line) => line.endsWith(' 301'));
    expect(lines).toEqual([
      '/kurumsal.html /hakkimizda 301',
      '/fuar/tar%C4%B1m /fuarlar/21 301',
      '/fuarlar/20 /fuarlar/21 301',
    ]);
  });

  test('a release does not contain the dev server’s style page', () => {
    expect([...site.files.keys()].filter((file) => file.includes('_stil'))).toEqual([]);
  });
});

describe('a site without content, with a page added by the recipe in CONTRIBUTING', () => {
  let refusal: string;
  let site: Site;
  beforeAll(async () => {
    const copy = await copySite();
    try {
      const folder = join(copy, 'sites');
      const page = await readFile(join(folder, 'src/pages/destekleyiciler.astro'), 'utf8');
      await writeFile(join(folder, 'src/pages/ziyaret.astro'), page.replaceAll('.supporters', '.visit'));
      refusal = await buildSite(anEmptyContent(), { folder }).then(
        () => '',
        ({ stderr }) => stderr,
      );
      const table = join(copy, 'shared/src/pages.ts');
      const row = "  visit: { path: '/ziyaret', menus: { corporate: 'Ziyaret' } },\n";
      await writeFile(table, (await readFile(table, 'utf8')).replace('  search: {', `${row}$&`));
      site = await buildSite(anEmptyContent(), { folder });
    } finally {
      await rm(copy, { recursive: true });
    }
  });

  test('the build stops with a message if the table of pages lacks the new page', () => {
    expect(refusal).toMatch(/shared\/src\/pages\.ts.*: \/ziyaret has a file there and no row\./);
  });

  test('the new page is in its menus and in the sitemap', () => {
    expect(headingsOf(site.html('/ziyaret'))).toEqual([SUPPORTERS_MESSAGES.title]);
    const links = parse(site.html('/')).querySelectorAll('a[href="/ziyaret"]');
    expect([...links].map((link) => link.textContent.trim())).toEqual(['Ziyaret', 'Ziyaret', 'Ziyaret']);
    expect(site.files.get('/sitemap.xml')).toContain('<loc>https://fuar.example/ziyaret</loc>');
  });

  test('is complete and valid, and shows empty states', async () => {
    expect(await invalidHtml(site)).toEqual([]);
    for (const path of pagePaths('all')) {
      expect(headingsOf(site.html(path)), path).toHaveLength(1);
    }
    expect(textOf(site.html('/'))).toContain('Gösterilecek içerik bulunamadı.');
    expect(textOf(site.html('/'))).toContain('Slider Görseli Bulunamadı');
    expect(textOf(site.html('/fuarlar'))).toContain('Yaklaşan Fuar Bulunmamaktadır');
    expect(textOf(site.html('/fuarlar'))).toContain('Geçmiş Fuar Bulunmamaktadır');
    expect(textOf(site.html('/kvkk'))).toContain('Bu sayfanın metni henüz eklenmemiş.');
    expect(textOf(site.html('/galeri'))).toContain('Henüz Galeri Albümü Yok');
    expect(site.html('/')).not.toContain('mailto:');
    expect(site.files.get('/_redirects')).toMatch(/^#.*\n$/);
  });
});

test('a build against an unreachable /api stops and names the address', async () => {
  await expect(buildSite(aFullContent(), { env: { CMS_URL: 'http://127.0.0.1:1' } })).rejects.toMatchObject({
    stderr: expect.stringContaining('http://127.0.0.1:1/api/changes could not be read'),
  });
});

test.each([
  ['STATIC_HOST_REWRITES', 'true'],
  ['PUBLIC_SITE_URL', 'https://fuar.example/tr'],
  ['MEDIA_BASE_URL', 'resim.example'],
])('a build with %s=%s stops and names the setting', async (name, value) => {
  await expect(buildSite(aFullContent(), { env: { [name]: value } })).rejects.toMatchObject({
    stderr: expect.stringContaining(`${name} must `),
  });
});
