import { describe, expect, test } from 'vitest';
import { faultOfFairDate, parseFairDate } from './parse-fair-date.ts';

describe('parseFairDate', () => {
  test.each([
    ['15-17 Ekim 2025', '2025-10-15', '2025-10-17'],
    ['1 Mayıs 2026', '2026-05-01', '2026-05-01'],
    ['15–17 Ekim 2025', '2025-10-15', '2025-10-17'],
    ['15 — 17 Ekim 2025', '2025-10-15', '2025-10-17'],
    ['15\u221217 Ekim 2025', '2025-10-15', '2025-10-17'],
    ['28 Ekim \u2212 2 Kasım 2025', '2025-10-28', '2025-11-02'],
    ['  3  -  5   Aralık   2026 ', '2026-12-03', '2026-12-05'],
    ['1-4 KASIM 2025', '2025-11-01', '2025-11-04'],
    ['1-4 kasim 2025', '2025-11-01', '2025-11-04'],
    ['5-8 EYLÜL 2026', '2026-09-05', '2026-09-08'],
    ['10 EKİM 2026', '2026-10-10', '2026-10-10'],
    ['28 Ekim - 2 Kasım 2025', '2025-10-28', '2025-11-02'],
    ['28 Ekim–2 Kasım 2025', '2025-10-28', '2025-11-02'],
    ['30 Aralık 2025 - 3 Ocak 2026', '2025-12-30', '2026-01-03'],
    ['30 Aralık - 3 Ocak 2026', '2025-12-30', '2026-01-03'],
    ['29 Şubat 2028', '2028-02-29', '2028-02-29'],
    ['01-03 Ocak 2026', '2026-01-01', '2026-01-03'],
  ])('reads "%s"', (text, startDate, endDate) => {
    expect(parseFairDate(text)).toEqual({ startDate, endDate });
  });

  test.each([
    '',
    'Ekim 2025',
    '15 2025',
    '15-17 Ekim',
    '31 Şubat 2026',
    '29 Şubat 2026',
    '17-15 Ekim 2025',
    '0 Ocak 2026',
    '15-17 October 2025',
    '15/10/2025',
    '2 Kasım 2025 - 28 Ekim 2025',
    '15-17 Ekim 2025 Cuma',
    '15 Ekim 2025 Cuma',
    'Cuma 15 Ekim 2025',
    'Yakında açıklanacak',
  ])('rejects "%s"', (text) => {
    expect(parseFairDate(text)).toBeUndefined();
  });

  test.each([
    ['31 Şubat 2027', 'noSuchDay'],
    ['28 Şubat - 32 Mart 2027', 'noSuchDay'],
    ['30 Şubat - 2 Mart 2027', 'noSuchDay'],
    ['17-15 Ekim 2027', 'endBeforeStart'],
    ['2 Kasım 2027 - 28 Ekim 2027', 'endBeforeStart'],
    ['17 Ekim - 15 Ekim 2027', 'endBeforeStart'],
    ['15-17 Ekim 2027', undefined],
    ['12 Mayıs', undefined],
    ['15', undefined],
    ['31 Xyz 2027', undefined],
    ['30 Xyz - 2 Mart 2027', undefined],
    ['28 Şubat - 2 Xyz 2027', undefined],
    ['Yakında açıklanacak', undefined],
  ])('the fault of "%s" is %s', (text, fault) => {
    expect(faultOfFairDate(text)).toBe(fault);
  });

  test('reads every month by its Turkish name, upper and lower case', () => {
    const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');
    const read = (text: string) => Number(parseFairDate(text)?.startDate.slice(5, 7));
    expect(months.map((name) => read(`7 ${name.toLocaleUpperCase('tr')} 2026`))).toEqual(
      months.map((_, index) => index + 1),
    );
    expect(months.map((name) => read(`7 ${name} 2026`))).toEqual(months.map((_, index) => index + 1));
  });
});
