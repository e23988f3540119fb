import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test('joins letters and their accents, and trims', () => {
  expect(cleanText(' I\u0307s\u0327c\u0327i \r\n')).toBe('İşçi');
});

test('keeps 30 accents of a letter, so that a text of accents does not block the CMS', () => {
  expect(cleanText(`a${'\u0345\u0334'.repeat(50)}b`)).toHaveLength(1 + 30 + 1);
});
