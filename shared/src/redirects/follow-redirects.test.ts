import { expect, test } from 'vitest';
import { followRedirects } from './follow-redirects.ts';

const targets = new Map([
  ['/a', '/b?x=1#y'],
  ['/b', '/c'],
  ['/d', 'https://ornek.example/a'],
  ['/e', '/f'],
  ['/f', '/g?x=1'],
  ['/g', '/e'],
  ['/h', '/e'],
  ['/i', '/i#x'],
]);

test.each([
  ['/a', ['/a', '/b?x=1#y', '/c'], false],
  ['/c', ['/c'], false],
  ['/d', ['/d', 'https://ornek.example/a'], false],
  ['/e', ['/e', '/f', '/g?x=1', '/e'], true],
  ['/h', ['/h', '/e', '/f', '/g?x=1', '/e'], true],
  ['/i', ['/i', '/i#x'], true],
])('%s leads through %o, isLoop: %o', (from, steps, isLoop) => {
  expect(followRedirects(from, targets)).toEqual({ steps, isLoop });
});
