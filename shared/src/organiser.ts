/** Facts of the organiser. Invented placeholders: the first thing to change for a real one (README). */
export const ORGANISER = {
  /** Name of the product, as it stands in page titles. */
  product: 'Bazalt Fuar',
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
