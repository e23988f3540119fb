/** The name of a size's AVIF file: 'ab-480x320.webp' → 'ab-480x320.avif'. Undefined for an original, which has none. */
export function avifOf(name: string): string | undefined {
  return /-\d+x\d+\.webp$/.test(name) ? name.replace(/webp$/, 'avif') : undefined;
}
