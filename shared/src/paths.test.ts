import { expect, test } from 'vitest';
import { idFromPath, mediaUrl } from './paths.ts';

test.each([
  ['/fuarlar/12', 12],
  ['/fuarlar/12/', 12],
  ['/fuarlar/0', undefined],
  ['/fuarlar/-1', undefined],
  ['/fuarlar/1e3', undefined],
  ['/fuarlar/abc', undefined],
  ['/fuarlar/99999999999999999', undefined],
])('idFromPath("%s") is %s', (pathname, id) => {
  expect(idFromPath(pathname)).toBe(id);
});

test.each([
  ['/media/a.webp', '', '/media/a.webp'],
  ['/media/a.webp', 'https://cdn.example/', 'https://cdn.example/media/a.webp'],
  ['https://other.example/a.webp', 'https://cdn.example', 'https://other.example/a.webp'],
])('mediaUrl("%s", "%s") is "%s"', (path, base, expected) => {
  expect(mediaUrl(path, base)).toBe(expected);
});
