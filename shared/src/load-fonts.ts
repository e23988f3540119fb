import { firstPaint } from './first-paint.ts';

/**
 * Brings the fonts where the page began without them (the class `fonts-later`, which a script in the head sets): all at
 * once, and when something stands in the stand-ins of fonts.css. From then on they are at hand, and every page begins with
 * them: an empty cache of this name says so, which goes when the browser's stored files go, as the fonts do.
 */
export async function loadFonts(cacheName: string): Promise<void> {
  const root = document.documentElement;
  if (!root.classList.contains('fonts-later')) return;
  await firstPaint();
  // One letter of either file.
  await Promise.allSettled(['a', 'ş'].map((letter) => document.fonts.load('1em Archivo', letter)));
  await showFonts(root.classList);
  // There is none where the address is not a secure one.
  await globalThis.caches?.open(cacheName).catch(() => {});
}

/** Block after block, a frame each: a page that is laid out anew all at once holds up a tap. */
async function showFonts(root: DOMTokenList): Promise<void> {
  const blocks = document.querySelectorAll('body > :not(main), main > *');
  for (const block of blocks) {
    if (document.hidden) break;
    block.classList.add('fonts-now');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  root.remove('fonts-later');
  for (const block of blocks) block.classList.remove('fonts-now');
}
