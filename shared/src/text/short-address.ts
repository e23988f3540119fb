/** 'https://www.firma.com.tr/tr/' → 'firma.com.tr/tr' */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, '');
}
