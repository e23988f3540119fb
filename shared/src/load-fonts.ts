/**
 * Loads the web fonts on a page that started with the fallback fonts of fonts.css. A script in the head of such a page has set
 * the class `fonts-later`. Call this function after the first paint. It creates an empty cache storage to record that the web
 * fonts are cached, so that later pages start with them. The browser clears this record together with its cached fonts.
 */
export async function loadFonts(cacheName: string): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('fonts-later')) return;
  // Load one letter from each font file, which loads the whole file.
  await Promise.allSettled(['a', 'ş'].map((letter) => document.fonts.load('1em Archivo', letter)));
  // `caches` is missing on an insecure origin.
  await globalThis.caches?.open(cacheName).catch(() => {});
  classList.remove('fonts-later');
}
