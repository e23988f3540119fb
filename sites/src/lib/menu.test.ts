import { expect, test } from 'vitest';
import { isCurrent } from './menu.ts';

test.each([
  ['/', '/', true],
  ['/', '/fuarlar', false],
  ['/fuarlar', '/fuarlar', true],
  ['/fuarlar', '/fuarlar/7', true],
  ['/fuarlar', '/fuarlar-arsivi', false],
])('the entry %s on the page %s is current: %s', (entry, path, expected) => {
  expect(isCurrent(entry, path)).toBe(expected);
});
