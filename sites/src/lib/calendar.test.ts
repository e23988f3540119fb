import { SUPERVISION_SENTENCE } from '@fuar/shared/messages/public/supervision';
import { venueAddress } from '@fuar/shared/organiser/facts';
import { aFair as aWholeFair } from '@fuar/shared/testing/builders';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { fairsToIcs, googleLink } from './calendar.ts';
import type { CalendarFair } from './site-content.ts';

const SITE = new URL('https://fuar.example');

function aFair(given: Partial<CalendarFair> = {}): CalendarFair {
  return {
    id: 7,
    title: 'Tarım, Gıda; ve “Işık” Fuarı',
    date: '15-17 Ekim 2026',
    description: 'Bölgenin üreticileri.',
    startDate: '2026-10-15',
    endDate: '2026-10-17',
    sequence: 12,
    ...given,
  };
}

const parse = (fairs: CalendarFair[], feedName?: string) =>
  new ICAL.Component(ICAL.parse(fairsToIcs(fairs, SITE, feedName)));

function read(fair: CalendarFair) {
  const component = parse([fair]).getFirstSubcomponent('vevent');
  const text = (name: string) => String(component?.getFirstPropertyValue(name));
  return {
    uid: text('uid'),
    place: text('location'),
    title: text('summary'),
    description: text('description'),
    status: text('status'),
    sequence: Number(text('sequence')),
    start: text('dtstart'),
    modified: text('last-modified'),
  };
}

test('a calendar confirms a fair that is neither postponed nor cancelled', () => {
  expect(read(aFair())).toMatchObject({
    uid: 'fuar-7@bazalt-fuar',
    place: expect.stringContaining(venueAddress()),
    title: 'Tarım, Gıda; ve “Işık” Fuarı',
    description: 'Bölgenin üreticileri.',
    status: 'CONFIRMED',
    sequence: 12,
    start: '2026-10-15',
  });
});

test('only a feed has a name', () => {
  expect(parse([aFair()], 'Fuarlar').getFirstPropertyValue('x-wr-calname')).toBe('Fuarlar');
  expect(parse([aFair()]).hasProperty('x-wr-calname')).toBe(false);
});

test('a calendar follows a postponed fair to its new date and says why', () => {
  const before = read(aFair());
  const after = read(
    aFair({
      notice: 'postponed',
      noticeText: 'Yoğun ilgi nedeniyle.',
      previousDate: '15-17 Ekim 2026',
      date: '4-6 Mart 2027',
      startDate: '2027-03-04',
      endDate: '2027-03-06',
      sequence: 13,
    }),
  );
  expect(after).toMatchObject({ status: 'CONFIRMED', start: '2027-03-04', title: before.title });
  expect(after.description.split('\n\n')).toEqual([
    'Bu fuar ertelendi.',
    'Yoğun ilgi nedeniyle.',
    'Önceki tarih: 15-17 Ekim 2026',
    'Bölgenin üreticileri.',
  ]);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.modified > before.modified).toBe(true);
});

test('a calendar shows a postponed fair without a new date as tentative', () => {
  for (const previousDate of [undefined, '15-17 Ekim 2026'])
    expect(read(aFair({ notice: 'postponed', previousDate })).status).toBe('TENTATIVE');
  const announced = { notice: 'postponed', previousDate: '15-17 Ekim 2026', date: 'Baharda' } as const;
  expect(read(aFair(announced)).status).toBe('TENTATIVE');
});

test('a calendar does not mention a postponement whose notice was removed', () => {
  const { description, status } = read(aFair({ noticeText: 'Yoğun ilgi.', previousDate: '1 Mart 2026' }));
  expect({ description, status }).toEqual({ description: 'Bölgenin üreticileri.', status: 'CONFIRMED' });
});

test('the link to a calendar on the web has both days and the beginning of a long description', () => {
  const fair = aWholeFair({ date: '15-17 Ekim 2026', description: 'kelime '.repeat(200) });
  const query = new URL(googleLink(fair, 'https://fuar.example/fuarlar/7') ?? '').searchParams;
  expect(query.get('dates')).toBe('20261015/20261018');
  expect(query.get('details')).toMatch(/^kelime .{0,500}kelime…\n\nhttps:\/\/fuar\.example\/fuarlar\/7$/);
  expect(googleLink(aWholeFair({ date: 'Baharda' }), '')).toBeUndefined();
});

test('a calendar cancels the event of a cancelled fair and keeps its title', () => {
  const { status, title, description } = read(aFair({ notice: 'cancelled' }));
  expect(status).toBe('CANCELLED');
  expect(title).toBe('Tarım, Gıda; ve “Işık” Fuarı');
  expect(description).toBe('Bu fuar iptal edildi.\n\nBölgenin üreticileri.');
});

test('a calendar ends the description of a supervised fair with the sentence of TOBB', () => {
  const { description } = read(aFair({ isSupervised: true }));
  expect(description).toBe(`Bölgenin üreticileri.\n\n${SUPERVISION_SENTENCE}`);
});
