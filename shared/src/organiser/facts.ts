/** Facts about the organiser, all invented. CONTRIBUTING explains how a new organiser replaces them. */
export const ORGANISER = {
  /** The name in page titles, next to the logo mark and in mails. */
  product: 'Bazalt Fuar',
  /** The prefix of the numbers of requests for a stand: `BF-2026-0147`. */
  requestPrefix: 'BF',
  /** The colour of the browser's toolbar; equals `--surface-river` in brand.css. */
  themeColour: '#0d2f44',
  company: 'Bazalt Fuarcılık ve Kongre Hizmetleri A.Ş.',
  venue: {
    name: 'Bazalt Fuar ve Kongre Merkezi',
    street: 'Dicle Vadisi Bulvarı No: 1',
    district: 'Kayapınar',
    city: 'Diyarbakır',
    postalCode: '21070',
    country: 'TR',
    latitude: 37.9312,
    longitude: 40.1518,
  },
} as const;

/** 'Dicle Vadisi Bulvarı No: 1, 21070 Kayapınar / Diyarbakır' */
export function venueAddress(): string {
  const { street, postalCode, district, city } = ORGANISER.venue;
  return `${street}, ${postalCode} ${district} / ${city}`;
}
