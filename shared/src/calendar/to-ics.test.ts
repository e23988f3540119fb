import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { parseFairDate } from '../dates/parse-fair-date.ts';
import { type CalendarEvent, googleCalendarUrl, toIcs } from './to-ics.ts';

const PLACE = { text: 'Merkez, Bulvar No: 1; Kayapınar', latitude: 37.9312, longitude: 40.1518 };

function anEvent(given: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    uid: 'fuar-7@bazalt-fuar',
    sequence: 12,
    title: 'Tarım, Gıda; "Işık" ve \\ne \\ Fuarı',
    description: `Uzun bir açıklama 🌾: ${'çğıöşü '.repeat(40)}\nİkinci satır\nÜçüncü satır`,
    startDate: '2026-10-15',
    endDate: '2026-10-17',
    url: 'https://fuar.example/fuarlar/7',
    ...given,
  };
}

function read(events: CalendarEvent[], name?: string) {
  const ics = toIcs({ product: 'Bazalt Fuar', place: PLACE, events, ...(name ? { name } : {}) });
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const found = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { ics, calendar, events: found };
}

describe('toIcs', () => {
  test('a parser reads every text back unchanged', () => {
    const given = anEvent();
    const { ics, events } = read([given]);
    const [event] = events;
    expect(event).toMatchObject({
      uid: given.uid,
      sequence: 12,
      summary: given.title,
      description: given.description,
      location: PLACE.text,
    });
    // The parser also accepts these characters without the backslashes.
    expect(ics).toContain('LOCATION:Merkez\\, Bulvar No: 1\\; Kayapınar\r\n');
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([PLACE.latitude, PLACE.longitude]);
    expect(event?.component.getFirstPropertyValue('url')).toBe(given.url);
  });

  test.each([
    ['15-17 Ekim 2026', '2026-10-15', '2026-10-18'],
    ['1 Mayıs 2026', '2026-05-01', '2026-05-02'],
    ['28 Ekim - 2 Kasım 2026', '2026-10-28', '2026-11-03'],
    ['30 Aralık 2026 - 31 Aralık 2026', '2026-12-30', '2027-01-01'],
    ['27-28 Şubat 2028', '2028-02-27', '2028-02-29'],
  ])('writes "%s" as whole days and ends on the day after the last', (text, start, end) => {
    const days = parseFairDate(text);
    const [event] = read([anEvent(days)]).events;
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe(start);
    expect(event?.endDate.toString()).toBe(end);
  });

  test('writes lines of at most 75 bytes, each ended by CRLF', () => {
    const { ics } = read([anEvent()]);
    const lines = ics.split('\r\n');
    expect(lines.at(-1)).toBe('');
    const lengths = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBe(75);
    // A folded line has at least 72 bytes, because the next character takes at most four bytes and did not fit into 75.
    expect(lengths.filter((length, at) => lines[at + 1]?.startsWith(' ') && length < 72)).toEqual([]);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('keeps the uid of a changed event and raises its sequence and stamp', () => {
    const [before, after] = [3, 4].map((sequence) => read([anEvent({ sequence })]).events[0]);
    const stamp = (event = before) => String(event?.component.getFirstPropertyValue('dtstamp'));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect([stamp(), stamp(after)]).toEqual(['2026-01-01T00:00:03Z', '2026-01-01T00:00:04Z']);
  });

  test('gives a feed its name and all its events, and accepts a feed without events', () => {
    const feed = read([anEvent(), anEvent({ uid: 'fuar-8@bazalt-fuar' })], 'Yaklaşan Fuarlar');
    expect(feed.calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(feed.calendar.getFirstPropertyValue('prodid')).toBe('-//Bazalt Fuar//TR');
    expect(feed.calendar.getFirstPropertyValue('x-wr-calname')).toBe('Yaklaşan Fuarlar');
    expect(String(feed.calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
    expect(feed.events.map(({ uid }) => uid)).toEqual(['fuar-7@bazalt-fuar', 'fuar-8@bazalt-fuar']);
    expect(read([], 'Yaklaşan Fuarlar').events).toEqual([]);
  });
});

test('googleCalendarUrl contains title, days and place', () => {
  const query = new URL(googleCalendarUrl(anEvent(), PLACE.text)).searchParams;
  expect(query.get('text')).toBe(anEvent().title);
  expect(query.get('dates')).toBe('20261015/20261018');
  expect(query.get('location')).toBe(PLACE.text);
  expect(query.get('details')).toContain('https://fuar.example/fuarlar/7');
});
