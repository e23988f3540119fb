/** The name of the AVIF version of a resized picture: 'ab-480x320.webp' → 'ab-480x320.avif'. Undefined for an original. */
export function avifNameOf(name: string): string | undefined {
  return /-\d+x\d+\.webp$/.test(name) ? name.replace(/webp$/, 'avif') : undefined;
}
