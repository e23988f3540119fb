import { expect, test } from 'vitest';
import { createPreviews, PREVIEW_MS } from './previews.ts';

const draft = (day: string) => ({ rows: {}, day });

test('finds a preview until it expires, and only for its owner', () => {
  const previews = createPreviews();
  const { token, expiresAt } = previews.add('1', draft('2026-11-27'), 1000);
  expect(expiresAt).toBe(new Date(1000 + PREVIEW_MS).toISOString());
  expect(previews.find(token, '1', 999 + PREVIEW_MS)).toEqual(draft('2026-11-27'));
  expect(previews.find(token, '1', 1000 + PREVIEW_MS)).toBeUndefined();
  expect(previews.find(token, '2', 1000)).toBeUndefined();
  expect(previews.find('x', '1', 1000)).toBeUndefined();
});

test.each([
  ['previews', { previews: 2, bytes: 1000 }],
  ['bytes', { previews: 1000, bytes: 2 * JSON.stringify(draft('1')).length }],
])('drops the oldest preview when there are too many %s', (_, most) => {
  const previews = createPreviews(most);
  const tokens = ['1', '2', '3'].map((day) => previews.add('1', draft(day)).token);
  expect(tokens.map((token) => previews.find(token, '1')?.day)).toEqual([undefined, '2', '3']);
});
