/**
 * Call this after the first paint of a page with the class `fonts-later`. An empty cache storage records that the web fonts are
 * cached, so that later pages start with them. The browser clears this record together with its cached fonts.
 */
export async function loadFonts(cacheName: string): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('fonts-later')) return;
  // One letter loads the whole font file.
  await Promise.allSettled(['a', 'ş'].map((letter) => document.fonts.load('1em Archivo', letter)));
  // `caches` is missing on an insecure origin.
  await globalThis.caches?.open(cacheName).catch(() => {});
  classList.remove('fonts-later');
}
