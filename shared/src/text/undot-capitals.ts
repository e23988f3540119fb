/** A Turkish keyboard with caps lock types İ for the capital of i: `'İNFO@ornek.test'` → `'INFO@ornek.test'`. */
export function undotCapitals(text: string): string {
  return text.replaceAll('İ', 'I');
}
