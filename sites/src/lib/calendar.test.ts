import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { SUPERVISION_SENTENCE } from '@fuar/shared/messages/public/supervision';
import { ORGANISER, venueAddress } from '@fuar/shared/organiser/facts';
import { aFair as aWholeFair } from '@fuar/shared/testing/builders';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { fairsToIcs, googleLink } from './calendar.ts';
import type { CalendarFair } from './site-content.ts';

const SITE = new URL('https://fuar.example');
const { name, latitude, longitude } = ORGANISER.venue;
const PLACE = `${name}, ${venueAddress()}`;

function aFair(given: Partial<CalendarFair> = {}): CalendarFair {
  return {
    id: 7,
    title: 'Tarım, Gıda; "Işık" ve \\ne \\ Fuarı',
    date: '15-17 Ekim 2026',
    description: 'Bölgenin üreticileri.',
    startDate: '2026-10-15',
    endDate: '2026-10-17',
    sequence: 12,
    ...given,
  };
}

const LONG = `Uzun bir açıklama 🌾: ${'çğıöşü '.repeat(40)}\nİkinci satır\nÜçüncü satır`;

const parse = (fairs: CalendarFair[], feedName?: string) =>
  new ICAL.Component(ICAL.parse(fairsToIcs(fairs, SITE, feedName)));

function read(fair: CalendarFair) {
  const component = parse([fair]).getFirstSubcomponent('vevent');
  const text = (name: string) => String(component?.getFirstPropertyValue(name));
  return {
    uid: text('uid'),
    place: text('location'),
    geo: component?.getFirstPropertyValue('geo'),
    url: text('url'),
    title: text('summary'),
    description: text('description'),
    status: text('status'),
    sequence: Number(text('sequence')),
    start: text('dtstart'),
    end: text('dtend'),
    stamp: text('dtstamp'),
    modified: text('last-modified'),
  };
}

test('an iCalendar parser reads every text unchanged, and the status of a fair without a notice is CONFIRMED', () => {
  const fair = aFair({ description: LONG });
  expect(read(fair)).toEqual({
    uid: 'fuar-7@bazalt-fuar',
    place: PLACE,
    geo: [latitude, longitude],
    url: 'https://fuar.example/fuarlar/7',
    title: fair.title,
    description: LONG,
    status: 'CONFIRMED',
    sequence: 12,
    start: '2026-10-15',
    end: '2026-10-18',
    stamp: '2026-01-01T00:00:12Z',
    modified: '2026-01-01T00:00:12Z',
  });
  // The parser also accepts these characters without the backslashes.
  expect(fairsToIcs([fair], SITE)).toContain('SUMMARY:Tarım\\, Gıda\\; "Işık" ve \\\\ne \\\\ Fuarı\r\n');
});

test.each([
  ['1 Mayıs 2026', '2026-05-01', '2026-05-02'],
  ['28 Ekim - 2 Kasım 2026', '2026-10-28', '2026-11-03'],
  ['30 Aralık 2026 - 31 Aralık 2026', '2026-12-30', '2027-01-01'],
  ['27-28 Şubat 2028', '2028-02-27', '2028-02-29'],
])('a calendar has "%s" as whole days and ends on the day after the last', (date, start, end) => {
  expect(read(aFair({ date, ...parseFairDate(date) }))).toMatchObject({ start, end });
});

test('a calendar has lines of at most 75 bytes, each ended by CRLF', () => {
  const ics = fairsToIcs([aFair({ description: LONG })], SITE);
  const lines = ics.split('\r\n');
  expect(lines.at(-1)).toBe('');
  const lengths = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBe(75);
  // A folded line has at least 72 bytes, because the next character takes at most four bytes and did not fit into 75.
  expect(lengths.filter((length, at) => lines[at + 1]?.startsWith(' ') && length < 72)).toEqual([]);
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a feed has a name and all its events, and may be empty', () => {
  const feed = parse([aFair(), aFair({ id: 8 })], 'Yaklaşan Fuarlar');
  const uids = feed.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'));
  expect(uids).toEqual(['fuar-7@bazalt-fuar', 'fuar-8@bazalt-fuar']);
  expect(feed.getFirstPropertyValue('version')).toBe('2.0');
  expect(feed.getFirstPropertyValue('prodid')).toBe('-//Bazalt Fuar//TR');
  expect(feed.getFirstPropertyValue('x-wr-calname')).toBe('Yaklaşan Fuarlar');
  expect(String(feed.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  expect(parse([], 'Yaklaşan Fuarlar').getAllSubcomponents('vevent')).toEqual([]);
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
  const { status, start, uid, title, description, sequence, modified } = after;
  expect({ status, start, uid, title }).toEqual({
    status: 'CONFIRMED',
    start: '2027-03-04',
    uid: before.uid,
    title: before.title,
  });
  expect(description.split('\n\n')).toEqual([
    'Bu fuar ertelendi.',
    'Yoğun ilgi nedeniyle.',
    'Önceki tarih: 15-17 Ekim 2026',
    'Bölgenin üreticileri.',
  ]);
  expect(sequence).toBeGreaterThan(before.sequence);
  expect(modified > before.modified).toBe(true);
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

test('a calendar cancels the event of a cancelled fair and keeps its title', () => {
  const { status, title, description } = read(aFair({ notice: 'cancelled' }));
  expect(status).toBe('CANCELLED');
  expect(title).toBe(aFair().title);
  expect(description).toBe('Bu fuar iptal edildi.\n\nBölgenin üreticileri.');
});

test('a calendar ends the description of a supervised fair with the sentence of TOBB', () => {
  const { description } = read(aFair({ isSupervised: true }));
  expect(description).toBe(`Bölgenin üreticileri.\n\n${SUPERVISION_SENTENCE}`);
});

test('the link to a calendar on the web has title, days, place and the beginning of a long description', () => {
  const fair = aWholeFair({ date: '15-17 Ekim 2026', description: 'kelime '.repeat(200) });
  const query = new URL(googleLink(fair, 'https://fuar.example/fuarlar/7') ?? '').searchParams;
  expect(query.get('text')).toBe(fair.title);
  expect(query.get('dates')).toBe('20261015/20261018');
  expect(query.get('location')).toBe(PLACE);
  expect(query.get('details')).toMatch(/^kelime .{0,500}kelime…\n\nhttps:\/\/fuar\.example\/fuarlar\/7$/);
  expect(googleLink(aWholeFair({ date: 'Baharda' }), '')).toBeUndefined();
});
