import { type Calendar, type CalendarEvent, googleCalendarUrl, toIcs } from '@fuar/shared/calendar/to-ics';
import { ORGANISER, venueAddress } from '@fuar/shared/organiser/facts';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import { excerpt } from '@fuar/shared/text/excerpt';
import { searchKey } from '@fuar/shared/text/search-key';
import type { CalendarFair } from './site-content.ts';

const { name, latitude, longitude } = ORGANISER.venue;
const PLACE = { text: `${name}, ${venueAddress()}`, latitude, longitude };
/** Part of each event's id. A host name would duplicate events in calendars if the site moved to another host. */
const ISSUER = searchKey(ORGANISER.product).replaceAll(' ', '-');
const LONGEST_DETAILS = 500;

/** The calendar file of these fairs. A feed for subscribers also has a name. */
export function fairsToIcs(fairs: CalendarFair[], site: URL | undefined, feedName?: string): string {
  const calendar: Calendar = { product: ORGANISER.product, place: PLACE, events: fairs.map(toEvent) };
  return toIcs(feedName ? { ...calendar, name: feedName } : calendar);

  function toEvent({ id, ...fair }: CalendarFair): CalendarEvent {
    return { ...fair, uid: `fuar-${id}@${ISSUER}`, url: new URL(PATHS.fair(id), site).href };
  }
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
