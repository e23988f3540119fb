import { addDays } from '../dates/iso-day.ts';

export type CalendarEvent = {
  /** Never changes, so that importing a file twice makes one entry. */
  uid: string;
  /** Increases with every change of the event. */
  sequence: number;
  title: string;
  description: string;
  startDate: string;
  /** The last day of the event (inclusive). */
  endDate: string;
  url: string;
  /** True for a cancelled event, which a calendar strikes out or removes. */
  isCancelled?: boolean;
  /** True while the days may still change. */
  isTentative?: boolean;
};

export type Calendar = {
  product: string;
  /** The name that subscribers see. Only feeds have one. */
  name?: string;
  place: { text: string; latitude: number; longitude: number };
  events: CalendarEvent[];
};

/** All-day events as an iCalendar file (RFC 5545). */
export function toIcs({ product, name, place, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//TR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // A calendar with a name is a feed. The last two properties ask calendar programs to refetch the feed daily.
    ...(name
      ? [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']
      : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stampOf(event.sequence)}`,
      `LAST-MODIFIED:${stampOf(event.sequence)}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTART;VALUE=DATE:${compact(event.startDate)}`,
      // DTEND is exclusive (RFC 5545), so it is the day after the last.
      `DTEND;VALUE=DATE:${compact(addDays(event.endDate, 1))}`,
      `SUMMARY:${escapeText(event.title)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      `LOCATION:${escapeText(place.text)}`,
      `GEO:${place.latitude};${place.longitude}`,
      `URL:${event.url}`,
      `STATUS:${event.isCancelled ? 'CANCELLED' : event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

export function googleCalendarUrl(
  { title, description, startDate, endDate, url }: Omit<CalendarEvent, 'uid' | 'sequence'>,
  place: string,
): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startDate)}/${compact(addDays(endDate, 1))}`,
    details: `${description}\n\n${url}`,
    location: place,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** '2026-10-15' → '20261015' */
function compact(isoDay: string): string {
  return isoDay.replaceAll('-', '');
}

/** The value of DTSTAMP and LAST-MODIFIED. It derives from the sequence, so that equal content always gives an equal file. */
function stampOf(sequence: number): string {
  const moment = new Date(Date.UTC(2026, 0, 1) + sequence * 1000);
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const encoder = new TextEncoder();

/** Folds a line after at most 75 bytes (RFC 5545), never inside a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
