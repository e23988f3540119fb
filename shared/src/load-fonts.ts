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
  // There is none where the address is not a secure one.
  await globalThis.caches?.open(cacheName).catch(() => {});
  await showFonts(root.classList);
}

/**
 * Block after block, a frame each: a page that is laid out anew all at once holds up a tap. What is in view and would
 * break its lines elsewhere keeps its stand-in until it is out of view or something is clicked, so that nothing jumps.
 */
async function showFonts(root: DOMTokenList): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLElement>('body > :not(main), main > *')];
  const kept: HTMLElement[] = [];
  for (let at = 0; at < blocks.length && !document.hidden; at += 1) {
    const block = blocks[at] as HTMLElement;
    const before = isInView(block) ? lines(block) : undefined;
    block.classList.add('fonts-now');
    if (before !== undefined && before !== lines(block)) {
      block.classList.remove('fonts-now');
      const parts = partsOf(block);
      if (parts.length > 0) blocks.splice(at + 1, 0, ...parts);
      else kept.push(block);
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  if (!document.hidden) await Promise.race([clicked(), Promise.all(kept.map(outOfView))]);
  root.remove('fonts-later');
  for (const block of blocks) block.classList.remove('fonts-now');
}

/** What a block is made of, unless it has text of its own. */
function partsOf(block: HTMLElement): HTMLElement[] {
  const hasText = [...block.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return hasText ? [] : [...block.children].filter((child) => child instanceof HTMLElement);
}

/** How high the block is, and how deep in it each of its texts begins: the same as long as every line breaks as it did. */
function lines(block: HTMLElement): string {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const range = new Range();
  const { top, height } = block.getBoundingClientRect();
  const starts = [height];
  while (walker.nextNode()) {
    range.selectNode(walker.currentNode);
    const [first] = range.getClientRects();
    if (first) starts.push(first.top - top);
  }
  return starts.map(Math.round).join();
}

function isInView(block: HTMLElement): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && bottom > top;
}

function outOfView(block: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      block.classList.add('fonts-now');
      resolve();
    });
    observer.observe(block);
  });
}

function clicked(): Promise<void> {
  return new Promise((resolve) => addEventListener('click', () => resolve(), { once: true, capture: true }));
}
