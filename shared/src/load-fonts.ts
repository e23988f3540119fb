/**
 * Loads the web fonts on a page that started with the fallback fonts of fonts.css. A script in the head sets the class
 * `fonts-later` for that. Call it after the first paint. Afterwards an empty cache storage records that the fonts are
 * cached, so later pages start with them. The browser clears this record together with its cached fonts.
 */
export async function loadFonts(cacheName: string): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('fonts-later')) return;
  // Load one letter from each font file, which loads the whole file.
  await Promise.allSettled(['a', 'ş'].map((letter) => document.fonts.load('1em Archivo', letter)));
  // Browsers offer cache storage only to secure origins.
  await globalThis.caches?.open(cacheName).catch(() => {});
  classList.remove('fonts-later');
}
