import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inRepo } from '../repo.ts';
import { readRules } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(join(folder, '_headers'), "/*\n  Content-Security-Policy: default-src 'self'\n");
writeFileSync(join(folder, '_redirects'), '/eski/*  /fuarlar/:splat  302\n');
const rules = await readRules(inRepo('netlify.toml'), folder);

describe('the rules of netlify.toml and of a release', () => {
  test.each([
    ['/signin', { to: '/admin/index.html', status: 200 }],
    ['/admin', { to: '/admin/index.html', status: 200 }],
    ['/admin/fairs', { to: '/admin/index.html', status: 200 }],
    ['/fuarlar/12', { to: '/fuar-canli.html', status: 404 }],
    ['/fuarlar/abc', { to: '/fuar-canli.html', status: 404 }],
    ['/basin/12', { to: '/haber-canli.html', status: 404 }],
    ['/eski/12', { to: '/fuarlar/12', status: 302 }],
  ])('%s goes to %o', (pathname, expected) => {
    expect(rules.redirect(pathname)).toMatchObject(expected);
  });

  test.each(['/', '/fuarlar', '/fuarlar/12/x', '/administrator', '/signin2'])(
    '%s goes nowhere',
    (pathname) => {
      expect(rules.redirect(pathname)).toBeUndefined();
    },
  );

  test('headers of all rules that match come together', () => {
    const headers = Object.fromEntries(rules.headers('/_astro/a.js'));
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'self'",
    });
    expect(Object.fromEntries(rules.headers('/kvkk'))).not.toHaveProperty('cache-control');
  });
});
