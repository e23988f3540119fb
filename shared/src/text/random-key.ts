/** Returns 128 random bits as hex digits. Browsers have `crypto.randomUUID` only on https pages and on localhost. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
