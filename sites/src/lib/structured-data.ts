import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { SHELL_MESSAGES } from '@fuar/shared/messages/public/shell';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { PressItem } from '@fuar/shared/schemas/press-item';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';

export type StructuredData = {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
};

const LOGO = '/icon-512.png';
export const SITE_PICTURE = '/og.jpg';

type EventOptions = { url: string; image?: string | undefined; today: string };

const EVENT_STATUS = {
  none: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
};

/**
 * A fair as schema.org's Event. A date that cannot be parsed counts as today. A postponed or cancelled fair without a new date
 * keeps its old days, as in its calendar file. Otherwise the event would seem to take place today.
 */
export function toEvent(fair: Fair, { url, image, today }: EventOptions): StructuredData {
  const previous = fair.notice && fair.previousDate ? parseFairDate(fair.previousDate) : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: fair.title,
    description: excerpt(fair.description, 250),
    startDate: fair.startDate ?? previous?.startDate ?? today,
    endDate: fair.endDate ?? previous?.endDate ?? today,
    eventStatus: `https://schema.org/${EVENT_STATUS[fair.notice ?? 'none']}`,
    ...(previous ? { previousStartDate: previous.startDate } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url,
    ...(image ? { image: [image] } : {}),
    location: venueAsPlace(),
    organizer: { '@type': 'Organization', name: ORGANISER.company, url: new URL('/', url).href },
  };
}

export function toNewsArticle(
  item: PressItem,
  { url, image }: { url: string; image: string },
): StructuredData {
  const home = new URL('/', url).href;
  const organiser = { '@type': 'Organization', name: ORGANISER.company, url: home };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: item.title,
    description: excerpt(plainText(item.content), 155) || item.title,
    datePublished: item.date,
    url,
    mainEntityOfPage: url,
    image: [image],
    author: item.source ? { '@type': 'Organization', name: item.source } : organiser,
    publisher: { ...organiser, logo: { '@type': 'ImageObject', url: logoOf(home) } },
  };
}

/** The way from the home page to a page, as schema.org's BreadcrumbList. */
export function toBreadcrumbList(
  site: URL | undefined,
  ...crumbs: { label: string; path: string }[]
): StructuredData {
  const all = [{ label: SHELL_MESSAGES.breadcrumbHome, path: PATHS.home }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(path, site).href,
    })),
  };
}

/** The organiser as schema.org's Organization. `url` is the URL of the home page. */
export function toOrganization(url: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: ORGANISER.company,
    alternateName: ORGANISER.product,
    url,
    logo: logoOf(url),
    location: venueAsPlace(),
  };
}

function logoOf(home: string): string {
  return new URL(LOGO, home).href;
}

function venueAsPlace() {
  const { name, street, district, city, postalCode, country, latitude, longitude } = ORGANISER.venue;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: district,
      addressRegion: city,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

/** Escapes `<`, so that the content cannot close the script element. */
export function toScriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
