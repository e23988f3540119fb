import { expect, test } from 'vitest';
import { describeDate } from './describe-date.ts';

test.each([
  ['15-17 ekim 2026', '15-17 Ekim 2026, 3 gün, perşembe – cumartesi', true],
  ['1 Mayıs 2026', '1 Mayıs 2026, 1 gün, cuma', true],
  ['3-10 Ekim 2026', '3-10 Ekim 2026, 8 gün, cumartesi – cumartesi', true],
  ['30 Aralık - 3 Ocak 2027', '30 Aralık 2026 - 3 Ocak 2027, 5 gün, çarşamba – pazar', true],
  ['', 'Örneğin 15-17 Ekim 2025', true],
  ['17-15 Ekim 2027', 'Bitiş günü başlangıçtan önce; fuar listelerin sonunda yer alır.', false],
  ['31 Şubat 2027', 'Takvimde böyle bir gün yok; fuar listelerin sonunda yer alır.', false],
  ['Ekim 2026', expect.stringContaining('okunamadı'), false],
])('"%s" is described as "%s"', (text, echo, isUnderstood) => {
  expect(describeDate(text)).toEqual({ text: echo, isUnderstood });
});

test('a date that cannot be read has a proposal', () => {
  expect(describeDate('12-14.05.2027')).toEqual({
    text: 'Tarih okunamadı; fuar listelerin sonunda yer alır. Şu mu: 12-14 Mayıs 2027?',
    isUnderstood: false,
    proposal: '12-14 Mayıs 2027',
  });
});
