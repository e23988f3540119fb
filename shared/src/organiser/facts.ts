/** Facts of the organiser. All of them are invented: CONTRIBUTING says what a new organiser changes. */
export const ORGANISER = {
  /** The name in page titles, beside the mark and in mails. */
  product: 'Bazalt Fuar',
  /** The colour of the browser's own bars: `--surface-river` of brand.css. */
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
