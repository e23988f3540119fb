import { expect, test } from 'vitest';
import { flattenRedirects, redirectLines } from './redirects.ts';

const PAGES = new Set(['/fuarlar', '/fuarlar/7']);
const flatten = (...pairs: [from: string, to: string][]) =>
  flattenRedirects(
    pairs.map(([from, to]) => ({ from, to })),
    (path) => PAGES.has(path),
  ).map(({ from, to }) => [from, to]);

test('each URL of a chain redirects to its end in one step', () => {
  expect(flatten(['/a', '/b'], ['/b', '/c'], ['/c', 'https://ornek.example/'])).toEqual([
    ['/a', 'https://ornek.example/'],
    ['/b', 'https://ornek.example/'],
    ['/c', 'https://ornek.example/'],
  ]);
});

test('a long chain becomes one step', () => {
  const paths = Array.from({ length: 10 }, (_, step) => `/${step}`);
  const last = paths.pop() ?? '';
  expect(flatten(...paths.map((path, step) => [path, paths[step + 1] ?? last] as [string, string]))).toEqual(
    paths.map((path) => [path, last]),
  );
});

test('an existing page is not redirected, and a chain ends at it', () => {
  expect(flatten(['/a', '/fuarlar/7'], ['/fuarlar/7', '/b'])).toEqual([['/a', '/fuarlar/7']]);
});

test('query and fragment pass along a chain as in a browser', () => {
  expect(
    flatten(['/a', '/b?x=1#bir'], ['/b', '/c'], ['/d', '/e?x=1#bir'], ['/e', 'https://o.example/?y=2#iki']),
  ).toEqual([
    ['/a', '/c?x=1#bir'],
    ['/b', '/c'],
    ['/d', 'https://o.example/?y=2#iki'],
    ['/e', 'https://o.example/?y=2#iki'],
  ]);
});

test('leaves out a loop, which two concurrent saves can create', () => {
  expect(flatten(['/a', '/b'], ['/b', '/a?x'], ['/c', '/a'], ['/d', '/fuarlar'])).toEqual([
    ['/d', '/fuarlar'],
  ]);
});

test.each([
  ['/fuar/tarım-fuarı', '/fuarlar/7', '/fuar/tar%C4%B1m-fuar%C4%B1 /fuarlar/7 301\n'],
  ['/eski sayfa.aspx', '/', '/eski%20sayfa.aspx / 301\n'],
  ["/a'b(c)&d", '/x?saat=10:30&ad=ı y#ş', "/a'b(c)&d /x?saat=10%3A30&ad=%C4%B1%20y#%C5%9F 301\n"],
  ['/a', 'https://ornek.example:8443/x:y', '/a https://ornek.example:8443/x%3Ay 301\n'],
])('writes the redirect from %s to %s as the line %s', (from, to, line) => {
  expect(redirectLines([{ from, to }])).toBe(line);
});
