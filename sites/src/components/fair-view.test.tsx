// @vitest-environment jsdom
import { keysOf, recordOf } from '@fuar/shared/content/record';
import { SUPERVISION_SENTENCE } from '@fuar/shared/messages/public/supervision';
import type { Fair } from '@fuar/shared/schemas/fair';
import { type FairFact, fairFacts } from '@fuar/shared/schemas/fair-facts';
import { aFair } from '@fuar/shared/testing/builders';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VENUE_DIRECTIONS } from '../lib/venue-directions.ts';
import { FairView } from './fair-view.tsx';

const URL_OF_PAGE = 'https://fuar.example/fuarlar/7';

function show(given: Partial<Fair> = {}, more: Partial<Parameters<typeof FairView>[0]> = {}) {
  const fair = aFair({ id: 7, date: '5-8 Kasım 2099', ...given });
  return render(<FairView fair={fair} others={[]} url={URL_OF_PAGE} isPublished {...more} />).container;
}
const facts = () => screen.getByRole('complementary', { name: 'Fuar Künyesi' });
const request = () => screen.queryByRole('link', { name: 'Katılımcı Olmak İstiyorum' });
const terms = (page: Element) => [...page.querySelectorAll('dt')].map(({ textContent }) => textContent);
const figures = () =>
  within(screen.getByRole('list', { name: 'Sayılarla fuar' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a fair without facts shows date and place, and no empty section', () => {
  const page = show();
  expect(terms(page)).toEqual(['Tarih', 'Yer']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Fuar Künyesi',
    'Paylaş',
    'Diğer Fuarlar',
    'Sorularınız mı var?',
  ]);
  expect(screen.queryByRole('note')).toBeNull();
});

test('the address of the venue links to directions', () => {
  show();
  const address = within(facts()).getByRole('link', { name: /yol tarifi/ });
  expect(address.getAttribute('href')).toBe(VENUE_DIRECTIONS);
});

test('shows only the facts that are set', () => {
  const page = show({ openingHours: '10.00-19.00', exhibitorsLast: 0 });
  expect(terms(page)).toEqual(['Tarih', 'Yer', 'Ziyaret saatleri']);
  expect(figures()).toEqual(['0 son edisyonda katılımcı']);
});

test('shows every fact', () => {
  const samples = ['postponed', 3, ['Tohum'], true];
  const sampleOf = (fact: FairFact) => samples.find((value) => fairFacts[fact].safeParse(value).success);
  const names = keysOf(fairFacts);
  const page = show(recordOf(names, sampleOf) as Partial<Fair>);
  for (const name of names) expect(page.querySelector(`[data-field="${name}"]`), name).toBeTruthy();
});

test('the facts and the button are before the text in the document', () => {
  show();
  const order = facts().compareDocumentPosition(screen.getByText('Ayrıntılar'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(facts().contains(request())).toBe(true);
});

test('numbers are in Turkish notation, and the labels of a completed fair do not mention the previous edition', () => {
  show({ status: 'Completed', visitorsLast: 42000, hallArea: 1250.5, edition: 9 });
  expect(figures()).toEqual(['9. edisyon', '42.000 ziyaretçi', '1.250,5 m² fuar alanı']);
});

test.each([{ status: 'Completed' }, { date: 'Yakında' }] as const)('%j has no calendar entry', (given) => {
  expect(show(given).querySelector('a[href$=".ics"], a[href*="calendar.google"]')).toBeNull();
  expect(request() === null).toBe('status' in given);
});

test('documents have a type, a size, and an address for print', () => {
  show({ documents: [{ id: 1, title: 'Sözleşme', url: '/media/a.pdf', bytes: 1_258_291 }] });
  const link = screen.getByRole('link', { name: 'Sözleşme PDF, 1,2 MB' });
  expect(link.getAttribute('href')).toBe('/media/a.pdf');
  expect(screen.getByText('https://fuar.example/media/a.pdf')).toBeTruthy();
});

test('a supervised fair has the sentence of the law in bold', () => {
  show({ isSupervised: true });
  expect(screen.getByText(SUPERVISION_SENTENCE).tagName).toBe('STRONG');
});

test('a cancelled fair shows its cancellation first and offers no request, invitation or calendar', () => {
  const page = show({
    notice: 'cancelled',
    noticeText: 'Salon onarımda.',
    invitationUrl: 'https://a.example',
  });
  const note = screen.getByRole('note');
  expect(page.querySelector('header')?.firstElementChild).toBe(note);
  expect(note.textContent).toContain('Bu fuar iptal edildi');
  expect(note.textContent).toContain('Salon onarımda.');
  expect(request()).toBeNull();
  expect(page.querySelector('a[href$=".ics"], a[href^="https://a.example"], fair-state')).toBeNull();
});

test('a postponed fair with a new date shows the days left and offers a request', () => {
  const page = show({ notice: 'postponed', previousDate: '1-4 Mart 2099' });
  expect(screen.getByRole('note').textContent).toBe(
    'Bu fuar ertelendiÖnceki tarih: 1-4 Mart 2099 Yeni tarih: 5-8 Kasım 2099',
  );
  expect(page.querySelector('fair-state')).not.toBeNull();
  expect(request()).not.toBeNull();
});

test.each([undefined, '5-8 Kasım 2099'])(
  'a postponed fair without a new date shows no days left and offers no calendar (previous date: %s)',
  (previousDate) => {
    const page = show({ notice: 'postponed', previousDate });
    expect(screen.getByRole('note').textContent).not.toContain('Yeni tarih');
    expect(page.querySelector('fair-state, a[href$=".ics"]')).toBeNull();
    expect(page.querySelector('dd del')?.textContent).toBe('5-8 Kasım 2099');
    expect(request()).not.toBeNull();
  },
);

test('links to the exhibitors and to earlier editions with their figures', () => {
  const earlier = [{ id: 4, title: 'Fuar 2098', date: '2 Mart 2098', edition: 8, visitorsLast: 38500 }];
  show({}, { exhibitorCount: 1300, earlier });
  expect(screen.getByRole('link', { name: /Katılımcı listesi/ }).textContent).toContain('1.300 firma');
  expect(screen.getByText('8. edisyon · 38.500 ziyaretçi')).toBeTruthy();
});
