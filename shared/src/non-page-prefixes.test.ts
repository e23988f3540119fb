import { expect, test } from 'vitest';
import { ownerOf } from './non-page-prefixes.ts';
import { pagePaths } from './pages.ts';
import { PATHS } from './paths.ts';

test.each([
  ['/api', 'cms'],
  ['/api/fairs?status=upcoming', 'cms'],
  ['/media/a.webp', 'cms'],
  ['/rest?depth=1', 'console'],
  ['/_next/static/a.js', 'console'],
  ['/admin/fairs', 'backOffice'],
  ['/signin#top', 'backOffice'],
  ['/signin/davet?token=x', 'backOffice'],
  ['/_astro/a.js', 'assets'],
  ['/apidoc', undefined],
  ['/administrator', undefined],
  ['/fuarlar/api', undefined],
  ['//api', undefined],
  ['', undefined],
])('the owner of %s is %s', (address, owner) => {
  expect(ownerOf(address)).toBe(owner);
});

test('the back-office owns its screens and the sign-in page', () => {
  expect(ownerOf(PATHS.signIn)).toBe('backOffice');
  expect(ownerOf(PATHS.adminFairs)).toBe('backOffice');
});

test('no page’s address belongs to a program, and no two pages share an address', () => {
  const paths = pagePaths('all');
  expect(paths.filter((path) => ownerOf(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
