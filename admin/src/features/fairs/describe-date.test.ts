import { expect, test } from 'vitest';
import { describeDate } from './describe-date.ts';

test.each([
  ['15-17 ekim 2026', '15-17 Ekim 2026, 3 gün, perşembe – cumartesi', true],
  ['1 Mayıs 2026', '1 Mayıs 2026, 1 gün, cuma', true],
  ['', 'Örneğin 15-17 Ekim 2025', true],
  ['Ekim 2026', expect.stringContaining('anlaşılamadı'), false],
])('"%s" is echoed as "%s"', (text, echo, isUnderstood) => {
  expect(describeDate(text)).toEqual({ text: echo, isUnderstood });
});
