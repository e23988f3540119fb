import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repoPath } from '../../repo.ts';
import { temporaryFolder } from '../../testing/product.ts';
import { readRules } from './rules.ts';

const folder = temporaryFolder();

writeFileSync(
  join(folder, '_headers'),
  "/*\n  Content-Security-Policy: default-src 'self'\n  Link: </a>\n  Link: </b>\n",
);
const REDIRECTS = `# Old addresses
/eski/*  /fuarlar/:splat  302
/fuar/tar%C4%B1m-fuar%C4%B1 /fuarlar/7?a=%C4%B1#b 301
/eski%20sayfa.aspx https://ornek.example/%C3%A7 301
/fuarlar/12 /fuarlar/30 301
/eski/12 /basin/12 301
/fuarlar/12 /fuarlar/31 301
/eski(1).aspx/* https://ornek.example:8443/:splat 301
/arsiv/:yil/:ad /basin/:ad/:yil
`;
writeFileSync(join(folder, '_redirects'), REDIRECTS);
const rules = await readRules(repoPath('netlify.toml'), folder);

describe('the rules of netlify.toml and of a release', () => {
  test.each([
    ['/admin/a\nb', { to: '/admin/index.html', status: 200 }],
    ['/fuarlar/11/', { to: '/fuar-canli.html', status: 404 }],
    ['/fuarlar/abc', { to: '/fuar-canli.html', status: 404 }],
    ['/eski/12', { to: '/fuarlar/12', status: 302 }],
    ['/eski/ı b', { to: '/fuarlar/%C4%B1%20b', status: 302 }],
    ['/fuar/tarım-fuarı', { to: '/fuarlar/7?a=%C4%B1#b', status: 301 }],
    ['/fuar/tarım-fuarı/', { to: '/fuarlar/7?a=%C4%B1#b', status: 301 }],
    ['/eski sayfa.aspx', { to: 'https://ornek.example/%C3%A7', status: 301 }],
    ['/fuarlar/12', { to: '/fuarlar/30', status: 301 }],
    ['/eski(1).aspx/x', { to: 'https://ornek.example:8443/x', status: 301 }],
    ['/arsiv/2020/gida', { to: '/basin/gida/2020', status: 301 }],
  ])('%s redirects to %o', (pathname, expected) => {
    expect(rules.redirect(pathname)).toMatchObject(expected);
  });

  test.each([
    '/',
    '//',
    '/fuarlar',
    '/fuarlar/12/x',
    '/administrator',
    '/signin2',
    '/signin/yok',
    '//fuar/tarım-fuarı',
    '/Fuar/tarım-fuarı',
    '/eski(1)xaspx/x',
  ])('%s has no redirect', (pathname) => {
    expect(rules.redirect(pathname)).toBeUndefined();
  });

  test.each([
    ['_redirects', '/eski\n'],
    ['_headers', '  X-Frame-Options: DENY\n'],
  ])('cannot be read if the %s of the release has a mistake', async (name, text) => {
    const broken = temporaryFolder();
    writeFileSync(join(broken, name), text);
    await expect(readRules(repoPath('netlify.toml'), broken)).rejects.toThrow('has a mistake');
  });

  test('give a path the headers of all matching rules', () => {
    const headers = Object.fromEntries(rules.headers('/_astro/a.js'));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'self'",
      link: '</a>, </b>',
    });
    expect(Object.fromEntries(rules.headers('/kvkk'))).not.toHaveProperty('cache-control');
  });
});
