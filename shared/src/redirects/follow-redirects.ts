/** The path of a URL on this site: '/fuarlar?yil=2026#liste' → '/fuarlar'; undefined for another site. */
export function pathOf(address: string): string | undefined {
  return address.startsWith('/') ? address.split(/[?#]/, 1)[0] : undefined;
}

export type RedirectChain = {
  /** The start address, then each redirect's target in turn. */
  steps: string[];
  isLoop: boolean;
};

/**
 * Follows an old address to the end of its chain: '/a' → ['/a', '/b', '/c']. `targets` maps old addresses to new ones.
 */
export function followRedirects(from: string, targets: ReadonlyMap<string, string>): RedirectChain {
  const steps = [from];
  const seen = new Set<string>();
  for (let path: string | undefined = from; path !== undefined; ) {
    if (seen.has(path)) return { steps, isLoop: true };
    seen.add(path);
    const to = targets.get(path);
    if (to === undefined) break;
    steps.push(to);
    path = pathOf(to);
  }
  return { steps, isLoop: false };
}
