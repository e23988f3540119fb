// On a first visit the fonts leave the line to what the first screen needs: they come after it, and all at once. From
// then on they are at hand, and every page begins with them: an empty cache named 'fonts' says so, which goes when the
// browser's stored files go, as the fonts do. The script in the head asks for it.
const root = document.documentElement;

async function loadFonts(): Promise<void> {
  if (!root.classList.contains('fonts-later')) return;
  const pictures = [...document.images].filter((picture) => picture.complete);
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  // One letter of either file.
  await Promise.allSettled(['a', 'ş'].map((letter) => document.fonts.load('1em Archivo', letter)));
  root.classList.remove('fonts-later');
  // There is none where the address is not a secure one.
  await globalThis.caches?.open('fonts').catch(() => {});
}

addEventListener('load', loadFonts);
