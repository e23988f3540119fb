import { type Calendar, type CalendarEvent, googleCalendarUrl, toIcs } from '@fuar/shared/calendar/to-ics';
import { isCancelled } from '@fuar/shared/content/fair-facts';
import { hasValidDate } from '@fuar/shared/content/fair-notice';
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
const PLACE = { text: `${name}, ${venueAddress()}`, latitude, longitude };
/** Part of each event's id. It is not the host name, because a move to another host would then duplicate all events. */
const ISSUER = searchKey(ORGANISER.product).replaceAll(' ', '-');
const LONGEST_DETAILS = 500;

export function fairsToIcs(fairs: CalendarFair[], site: URL | undefined, feedName?: string): string {
  const calendar: Calendar = { product: ORGANISER.product, place: PLACE, events: fairs.map(toEvent) };
  return toIcs(feedName ? { ...calendar, name: feedName } : calendar);

  function toEvent(fair: CalendarFair): CalendarEvent {
    const { id, title, startDate, endDate, sequence } = fair;
    return {
      uid: `fuar-${id}@${ISSUER}`,
      sequence,
      title,
      description: describe(fair),
      startDate,
      endDate,
      url: new URL(PATHS.fair(id), site).href,
      ...(isCancelled(fair) ? { isCancelled: true } : {}),
      ...(hasValidDate(fair) && parseFairDate(fair.date) ? {} : { isTentative: true }),
    };
  }
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
  const details = excerpt(description, LONGEST_DETAILS);
  return googleCalendarUrl({ title, description: details, startDate, endDate, url }, PLACE.text);
}
