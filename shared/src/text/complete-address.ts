/** 'firma.com' → 'https://firma.com'; an empty string and an address with its scheme stay as they are. */
export function completeAddress(address: string): string {
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
