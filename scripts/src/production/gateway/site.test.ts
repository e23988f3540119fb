import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { repoPath } from '../../repo.ts';
import { temporaryFolder } from '../../testing/product.ts';
import { openFileCompressor } from './file-compressor.ts';
import { compressSite, loadSite, type Site, type SiteFolders } from './site.ts';

const root = temporaryFolder();

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const folders: SiteFolders = {
  release: join(root, '2'),
  older: [join(root, '1')],
  admin: join(root, 'admin'),
  netlifyToml: repoPath('netlify.toml'),
};
let site: Site;

beforeAll(async () => {
  for (const name of ['index', 'fuarlar', 'fuarlar/7', 'kvkk', '404', 'fuar-canli', 'haber-canli']) {
    write(`2/${name}.html`, `<h1>${name}</h1>`);
  }
  write('2/_redirects', '/eski /fuarlar/7 301\n/kvkk /fuarlar 301\n/fuarlar/9 /fuarlar/7 301\n');
  write('2/_headers', '/*\n  Content-Security-Policy: x\n');
  write('2/_astro/new.js', 'new');
  write('2/mark.svg', '<svg/>');
  write('1/_astro/old.js', 'old');
  write('1/fuarlar/3.html', 'gone');
  write('admin/index.html', 'back-office');
  site = await loadSite(folders);
});

async function ask(pathname: string) {
  const found = site.find(pathname);
  if (found?.kind === 'redirect') return `${found.status} ${found.location}`;
  return found && `${found.status} ${(await found.file.content('')).body}`;
}

function compress(given: Site): Promise<void> {
  const { signal } = new AbortController();
  const now = async () => {};
  return compressSite(given, { compressor: openFileCompressor(), signal, whenIdle: now, whenQuiet: now });
}

describe('the site', () => {
  test.each([
    ['/', '200 <h1>index</h1>'],
    ['/fuarlar', '200 <h1>fuarlar</h1>'],
    ['/fuarlar/7', '200 <h1>fuarlar/7</h1>'],
    ['/fuarlar/8', '404 <h1>fuar-canli</h1>'],
    ['/basin/8', '404 <h1>haber-canli</h1>'],
    ['/yok', '404 <h1>404</h1>'],
    ['/404', '404 <h1>404</h1>'],
    ['/fuarlar/7/x', '404 <h1>404</h1>'],
    ['/admin', '200 back-office'],
    ['/admin/fairs', '200 back-office'],
    ['/signin', '200 back-office'],
    ['/signin/davet', '200 back-office'],
    ['/_astro/new.js', '200 new'],
    ['/../2/index.html', '404 <h1>404</h1>'],
    ['//evil.example', '404 <h1>404</h1>'],
    ['//fuarlar/', '404 <h1>404</h1>'],
  ])('answers %s with %s', async (pathname, expected) => {
    expect(await ask(pathname)).toBe(expected);
  });

  test.each([
    ['/kvkk/', '301 /kvkk'],
    ['/kvkk.html', '301 /kvkk'],
    ['/fuarlar/7/', '301 /fuarlar/7'],
    ['/index.html', '301 /'],
    ['/index', '404 <h1>404</h1>'],
    ['/eski', '301 /fuarlar/7'],
    ['/eski/', '301 /fuarlar/7'],
    ['/fuarlar/9', '301 /fuarlar/7'],
    ['/kvkk', '200 <h1>kvkk</h1>'],
  ])(
    'each page has one URL, and old URLs without a page redirect: %s gives %s',
    async (pathname, expected) => {
      expect(await ask(pathname)).toBe(expected);
    },
  );

  test('keeps hashed assets of older releases, but not their pages', async () => {
    expect(await ask('/_astro/old.js')).toBe('200 old');
    expect(await ask('/fuarlar/3')).toBe('404 <h1>fuar-canli</h1>');
  });

  test('applies _headers and _redirects but does not serve them', async () => {
    expect(await ask('/_headers')).toBe('404 <h1>404</h1>');
    const headersOf = (path: string) => {
      const found = site.find(path);
      return found?.kind === 'file' ? found.headers : [];
    };
    expect(headersOf('/kvkk')).toContainEqual(['content-security-policy', 'x']);
    // An SVG file needs the policy too, because a browser runs its scripts if it is opened as a page.
    expect(headersOf('/mark.svg')).toContainEqual(['content-security-policy', 'x']);
    expect(headersOf('/_astro/old.js')).not.toContainEqual(['content-security-policy', 'x']);
  });

  test('reuses unchanged files of the previous site and reads changed ones', async () => {
    const before = site.files.get('/kvkk.html');
    const old = await site.files.get('/fuarlar/7.html')?.content('');
    write('2/fuarlar/7.html', '<h1>changed</h1>');
    const after = await loadSite(folders, site);
    expect(after.files.get('/kvkk.html')).toBe(before);
    const changed = await after.files.get('/fuarlar/7.html')?.content('');
    expect(changed?.body.toString()).toBe('<h1>changed</h1>');
    expect(changed?.etag).not.toBe(old?.etag);
  });

  test('applies the changes of a release that was made from the current one', async () => {
    for (const name of ['index', 'fuarlar/1', 'fuarlar/2']) write(`30/${name}.html`, name);
    const only = { older: [], admin: join(root, 'none'), netlifyToml: folders.netlifyToml };
    const first = await loadSite({ ...only, release: join(root, '30') });
    mkdirSync(join(root, '31/fuarlar'), { recursive: true });
    linkSync(join(root, '30/index.html'), join(root, '31/index.html'));
    write('31/fuarlar/2.html', 'two, anew');
    write('31/fuarlar/3.html', 'three');
    write('31/_headers', '/*\n  X-New: 1\n');
    write('31/_redirects', '/eski / 301\n');
    const changed = ['/fuarlar/1.html', '/fuarlar/2.html', '/fuarlar/3.html', '/_headers', '/_redirects'];
    const second = await loadSite({ ...only, release: join(root, '31') }, first, changed);
    rmSync(join(root, '30'), { recursive: true });

    const whole = await loadSite({ ...only, release: join(root, '31') });
    expect([...second.files.keys()].toSorted()).toEqual([...whole.files.keys()].toSorted());
    expect(second.files.get('/index.html')).toBe(first.files.get('/index.html'));
    for (const [path, file] of whole.files) {
      expect((await second.files.get(path)?.content(''))?.body).toEqual((await file.content('')).body);
    }
    const found = second.find('/');
    expect(found?.kind === 'file' && found.headers).toContainEqual(['x-new', '1']);
    expect(second.find('/eski')).toEqual({ kind: 'redirect', status: 301, location: '/' });
  });

  test('keeps the back-office and assets of older code when it applies the changes of a release', async () => {
    for (const older of [[], folders.older]) {
      const first = await loadSite({ ...folders, older });
      const second = await loadSite({ ...folders, older }, first, ['/fuarlar/7.html']);
      expect([...second.files.keys()].toSorted()).toEqual([...first.files.keys()].toSorted());
      expect(second.find('/admin')).toEqual(first.find('/admin'));
    }
  });

  test('serves no assets of an older release that has been removed', async () => {
    const first = await loadSite(folders);
    const second = await loadSite({ ...folders, older: [] }, first, []);
    expect([second.files.has('/_astro/old.js'), second.files.has('/admin/index.html')]).toEqual([
      false,
      true,
    ]);
  });

  test('serves an unchanged page although the release from which it was loaded has been removed', async () => {
    write('10/index.html', 'same page');
    const first = await loadSite({ ...folders, release: join(root, '10'), older: [] });
    mkdirSync(join(root, '11'));
    linkSync(join(root, '10/index.html'), join(root, '11/index.html'));
    const second = await loadSite({ ...folders, release: join(root, '11'), older: [] }, first);
    rmSync(join(root, '10'), { recursive: true });
    for (const { files } of [first, second]) {
      expect((await files.get('/index.html')?.content(''))?.body.toString()).toBe('same page');
    }
  });

  test('serves the back-office as it was when the site was loaded, while a build overwrites its files', async () => {
    write('office/index.html', 'before');
    const { files } = await loadSite({ ...folders, admin: join(root, 'office') });
    write('office/index.html', 'after');
    expect((await files.get('/admin/index.html')?.content(''))?.body.toString()).toBe('before');
  });

  test('skips an older release that is being removed', async () => {
    const after = await loadSite({ ...folders, older: [join(root, 'gone'), join(root, '1')] });
    expect(after.files.has('/_astro/old.js')).toBe(true);
  });

  test('rejects a release that is removed while it is read', async () => {
    write('30/index.html', 'step');
    write('30/_headers', '/*\n  Content-Security-Policy: x\n');
    // `loadSite` goes through `older` after it has found the files of the release. Remove the release at that moment.
    const older: string[] = [];
    older[Symbol.iterator] = () => {
      renameSync(join(root, '30'), join(root, '30.tmp'));
      return [][Symbol.iterator]();
    };
    await expect(loadSite({ ...folders, release: join(root, '30'), older })).rejects.toThrow(
      'was removed while',
    );
  });

  test('serves equal content before and after all files are compressed', async () => {
    const text = Array.from({ length: 200 }, (_, n) => `<p>Diyarbakır’da ${n * n}. fuar</p>`).join('');
    write('20/index.html', text);
    write('20/_astro/script.js', text);
    const compressed = await loadSite({ ...folders, release: join(root, '20'), older: [] });
    const page = compressed.files.get('/index.html');
    const first = await page?.content('br');
    compressed.answers.set('/', {});
    await compress(compressed);
    expect(page?.isCompressed()).toBe(true);
    // The body compressed with the best quality is smaller than the first response and has another ETag.
    const later = await page?.content('br');
    expect(later?.body.length).toBeLessThan(first?.body.length ?? 0);
    expect(later?.etag).not.toBe(first?.etag);
    expect(later?.body.buffer.byteLength, 'no unused bytes').toBe(later?.body.length);
    expect(compressed.answers.has('/')).toBe(false);
    const script = await compressed.files.get('/_astro/script.js')?.content('br');
    expect(script?.body).toEqual(later?.body);
    expect(brotliDecompressSync((await page?.content('br'))?.body ?? '').toString()).toBe(text);
    expect(gunzipSync((await page?.content('gzip'))?.body ?? '').toString()).toBe(text);
    expect((await page?.content(''))?.body.toString()).toBe(text);
  });

  test('compresses the other files if the publisher has removed an older release', async () => {
    write('7/index.html', '<h1>Fuar</h1>'.repeat(100));
    write('6/_astro/old.js', 'old'.repeat(100));
    write('6/_astro/older.js', 'older'.repeat(100));
    const release = join(root, '7');
    const later = await loadSite({ ...folders, release, older: [join(root, '6')] });
    // Reverse the order, so that compression begins with the removed files.
    later.files = new Map([...later.files].reverse());
    rmSync(join(root, '6'), { recursive: true });
    await compress(later);
    expect(later.files.get('/index.html')?.isCompressed()).toBe(true);
  });

  test('serves only the back-office before the first release', async () => {
    const { release: _, ...rest } = folders;
    const empty = await loadSite({ ...rest, older: [] });
    expect(empty.find('/')).toBeUndefined();
    expect(empty.find('/signin')).toMatchObject({ status: 200 });
  });
});
