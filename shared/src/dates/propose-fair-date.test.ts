import { expect, test } from 'vitest';
import { parseFairDate } from './parse-fair-date.ts';
import { proposeFairDate } from './propose-fair-date.ts';

test.each([
  ['31.12.2026 - 3.1.2027', '31 Aralık 2026 - 3 Ocak 2027'],
  ['01.05.2027-03.05.2027', '1-3 Mayıs 2027'],
  ['2026-12-30/2027-01-02', '30 Aralık 2026 - 2 Ocak 2027'],
  ['12.05.2027', '12 Mayıs 2027'],
  ['1.5.2027', '1 Mayıs 2027'],
  ['12/05/2027', '12 Mayıs 2027'],
  ['12-05-2027', '12 Mayıs 2027'],
  ['12 \u2212 05 \u2212 2027', '12 Mayıs 2027'],
  ['12. 05. 2027', '12 Mayıs 2027'],
  ['12.05.27', '12 Mayıs 2027'],
  ['2027-05-12', '12 Mayıs 2027'],
  ['12-14.05.2027', '12-14 Mayıs 2027'],
  ['12 – 14.05.2027', '12-14 Mayıs 2027'],
  ['12.05.2027 - 14.05.2027', '12-14 Mayıs 2027'],
  ['12-05-2027 ile 14-05-2027', '12-14 Mayıs 2027'],
  ['28.10-02.11.2027', '28 Ekim - 2 Kasım 2027'],
  ['2027-12-30 - 2028-01-03', '30 Aralık 2027 - 3 Ocak 2028'],
  ['3-5 Aralk 2026', '3-5 Aralık 2026'],
  ['3-5 ARALK 2026', '3-5 Aralık 2026'],
  ['3 Agutsos 2026', '3 Ağustos 2026'],
  ['3 Mays 2026', '3 Mayıs 2026'],
  ['3 Kasmı 2026', '3 Kasım 2026'],
  ['3 eyl 2026', '3 Eylül 2026'],
  ['3 Hazirann 2026', '3 Haziran 2026'],
  ['12-14Mayıs2027', '12-14 Mayıs 2027'],
  ['30Aralık2026-3Ocak2027', '30 Aralık 2026 - 3 Ocak 2027'],
  ['12-14 Mayıs, 2027', '12-14 Mayıs 2027'],
  ['12/14 Mayıs 2027', '12-14 Mayıs 2027'],
  ['10.12 Mayıs 2027', '10-12 Mayıs 2027'],
  ['12.-14. Mayıs 2027', '12-14 Mayıs 2027'],
  ['12-Mayıs-2027', '12 Mayıs 2027'],
  ['12 ile 14 Mayıs 2027 tarihleri arasında', '12-14 Mayıs 2027'],
  ['15 ve 16 Ekim 2027', '15-16 Ekim 2027'],
  ['12 Mayıs 2027 Çarşamba', '12 Mayıs 2027'],
  ['28 Ekm-2 Ksım 2027', '28 Ekim - 2 Kasım 2027'],
])('for "%s" proposes "%s"', (text, proposal) => {
  expect(proposeFairDate(text)).toBe(proposal);
  expect(parseFairDate(proposal)).toBeDefined();
});

test.each([
  '',
  '12 Mayıs 2027',
  '12-14 MAYIS 2027',
  'Yakında açıklanacak',
  'Mayıs 2027',
  '12-14 Mayıs',
  '31.02.2027',
  '12.13.2027',
  '17-15 Ekim 2025',
  '12 Xyz 2027',
  '12 Park 2027',
  '12 Marys 2027',
  '12 M 2027',
  '12 Ni 2027',
  '12 Al 2027',
  '12 Hazxxxn 2027',
  '12-14 Mayıs 2027 (ertelendi)',
  '0412 251 47 00',
])('has no proposal for "%s"', (text) => {
  expect(proposeFairDate(text)).toBeUndefined();
});
