import { anAdminFair } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { showFact, toFactsToSend, toFactTexts } from './fair-facts.ts';
import { toEditionFields } from './to-edition-fields.ts';

const fair = anAdminFair({
  hallArea: 12_500.5,
  visitorsLast: 45_000,
  productGroups: ['Tohum', 'Sera'],
  isSupervised: true,
  edition: 4,
});

test('shows facts as texts', () => {
  expect(toFactTexts(fair)).toMatchObject({
    hallArea: '12.500,5',
    visitorsLast: '45.000',
    productGroups: 'Tohum\nSera',
    isSupervised: 'true',
    edition: '4',
    hall: '',
    notice: '',
  });
});

test('converts the strings of a version to the format of the form', () => {
  const texts = { hallArea: '12500,5', visitorsLast: '45000', isSupervised: 'false', edition: 'dört' };
  expect(toFactTexts(texts)).toMatchObject({
    hallArea: '12.500,5',
    visitorsLast: '45.000',
    isSupervised: '',
    edition: 'dört',
  });
});

test.each([
  [{}, {}],
  [{ visitorsLast: '45000' }, {}],
  [{ hallArea: '12500,5 m²' }, {}],
  [{ productGroups: 'Tohum\n\nSera\n' }, {}],
  [{ visitorsLast: '46.000' }, { visitorsLast: '46.000' }],
  [{ visitorsLast: '' }, { visitorsLast: '' }],
  [{ isSupervised: '' }, { isSupervised: '' }],
  [{ edition: 'dört' }, { edition: 'dört' }],
])('a form with %j sends only the changed facts %j', (typed, sent) => {
  expect(toFactsToSend({ ...toFactTexts(fair), ...typed }, fair)).toEqual(sent);
});

test.each([
  ['notice', 'cancelled', 'İptal edildi'],
  ['notice', '', ''],
  ['isSupervised', 'true', 'Evet'],
  ['hall', 'A', 'A'],
] as const)('shows the value of %s %j as %j', (name, text, shown) => {
  expect(showFact(name, text)).toBe(shown);
});

test('the next edition copies neither days, notice nor figures of the last edition', () => {
  const last = anAdminFair({
    title: 'Tarım Fuarı',
    date: '15-17 Ekim 2026',
    status: 'Completed',
    notice: 'postponed',
    noticeText: 'Yağış',
    previousDate: '1-3 Ekim 2026',
    series: 'Tarım',
    edition: 9,
    visitorsLast: 100,
    exhibitorsLast: 10,
    productGroups: ['Tohum', 'Sera'],
    imageUrl: '/media/a.webp',
    details: '<p>Program</p>',
  });
  expect(toEditionFields(last)).toEqual({
    title: 'Tarım Fuarı',
    description: last.description,
    details: '<p>Program</p>',
    status: 'Upcoming',
    imageUrl: '/media/a.webp',
    series: 'Tarım',
    edition: '10',
    productGroups: 'Tohum\nSera',
  });
});
