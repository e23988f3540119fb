/** The AVIF version of a stored size: 'ab-480x320.webp' → 'ab-480x320.avif'. An original has none. */
export function avifOf(name: string): string | undefined {
  return /-\d+x\d+\.webp$/.test(name) ? name.replace(/webp$/, 'avif') : undefined;
}
