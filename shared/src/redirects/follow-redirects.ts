/** The path of an address of this site: '/fuarlar?yil=2026#liste' → '/fuarlar'; undefined for another site's. */
export function pathOf(address: string): string | undefined {
  return address.startsWith('/') ? address.split(/[?#]/, 1)[0] : undefined;
}

export type Trail = {
  /** The address itself, and all that it leads to, one after the other. */
  steps: string[];
  /** Whether the last step was there before, so that it would never end. */
  isLoop: boolean;
};

/** Where an old address leads: '/a' → ['/a', '/b', '/c'], with `targets` the new address by the old one. */
export function followRedirects(from: string, targets: ReadonlyMap<string, string>): Trail {
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
