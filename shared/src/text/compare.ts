const collator = new Intl.Collator('tr', { numeric: true });

/** Turkish alphabetical order: ç after c, ı before i. */
export function compareTurkish(a: string, b: string): number {
  return collator.compare(a, b);
}
