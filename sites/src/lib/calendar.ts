import { isCancelled } from '@fuar/shared/content/fair-facts';
import { hasValidDate } from '@fuar/shared/content/fair-notice';
import { addDays } from '@fuar/shared/dates/iso-day';
import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { CALENDAR_MESSAGES as m } from '@fuar/shared/messages/public/calendar';
import { SUPERVISION_SENTENCE } from '@fuar/shared/messages/public/supervision';
import { ORGANISER, venueAddress } from '@fuar/shared/organiser/facts';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { excerpt } from '@fuar/shared/text/excerpt';
import { searchKey } from '@fuar/shared/text/search-key';
import type { CalendarFair } from './site-content.ts';

const { name, latitude, longitude } = ORGANISER.venue;
const PLACE = `${name}, ${venueAddress()}`;
/** Part of each event's id. It is not the host name, because a move to another host would then duplicate all events. */
const ISSUER = searchKey(ORGANISER.product).replaceAll(' ', '-');
const LONGEST_DETAILS = 500;
const LONGEST_LINE = 75;

/** Fairs as all-day events in an iCalendar file (RFC 5545). Only a feed has a name. */
export function fairsToIcs(fairs: CalendarFair[], site: URL | undefined, feedName?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(ORGANISER.product)}//TR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // The last two properties ask calendar programs to refetch the feed daily.
    ...(feedName
      ? [`X-WR-CALNAME:${escapeText(feedName)}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']
      : []),
    ...fairs.flatMap((fair) => toEvent(fair, site)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function toEvent(fair: CalendarFair, site: URL | undefined): string[] {
  const { id, title, startDate, endDate, sequence } = fair;
  const isCertain = hasValidDate(fair) && parseFairDate(fair.date);
  return [
    'BEGIN:VEVENT',
    `UID:fuar-${id}@${ISSUER}`,
    `DTSTAMP:${stampOf(sequence)}`,
    `LAST-MODIFIED:${stampOf(sequence)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${compact(startDate)}`,
    // DTEND is exclusive (RFC 5545), so it is the day after the last.
    `DTEND;VALUE=DATE:${compact(addDays(endDate, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(describe(fair))}`,
    `LOCATION:${escapeText(PLACE)}`,
    `GEO:${latitude};${longitude}`,
    `URL:${new URL(PATHS.fair(id), site).href}`,
    `STATUS:${isCancelled(fair) ? 'CANCELLED' : isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The event's description: a postponement or cancellation first, the sentence about TOBB last. */
function describe({ description, notice, noticeText, previousDate, isSupervised }: CalendarFair): string {
  const change = notice ? [m[notice], noticeText, previousDate && m.previousDate(previousDate)] : [];
  return [...change, description, isSupervised && SUPERVISION_SENTENCE].filter(Boolean).join('\n\n');
}

/** The link that adds a fair to Google Calendar. Undefined if the fair's dates cannot be parsed. */
export function googleLink(
  { title, description, startDate, endDate }: Fair,
  url: string,
): string | undefined {
  if (!startDate || !endDate) return undefined;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startDate)}/${compact(addDays(endDate, 1))}`,
    details: `${excerpt(description, LONGEST_DETAILS)}\n\n${url}`,
    location: PLACE,
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
    if (bytes + size > LONGEST_LINE) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
