import { firstPaint } from './first-paint.ts';

const LARGE = 400;

/**
 * Loads the web fonts on a page that started with the fallback fonts of fonts.css. A script in the head sets the class
 * `fonts-later` for that. Afterwards an empty cache storage records that the fonts are cached, so later pages start
 * with them. The browser clears this record together with its cached fonts.
 */
export async function loadFonts(cacheName: string): Promise<void> {
  const root = document.documentElement;
  if (!root.classList.contains('fonts-later')) return;
  await firstPaint();
  // One letter from each font file.
  await Promise.allSettled(['a', 'ş'].map((letter) => document.fonts.load('1em Archivo', letter)));
  // Browsers offer cache storage only to secure origins.
  await globalThis.caches?.open(cacheName).catch(() => {});
  await showFonts(root.classList);
}

/**
 * Switches one block per frame, because laying out the whole page at once would delay a tap. A visible block whose line
 * breaks would change keeps its fallback font until it leaves the view or the visitor clicks. This avoids layout
 * shifts.
 */
async function showFonts(root: DOMTokenList): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLElement>('body > :not(main), main > *')];
  const kept: HTMLElement[] = [];
  for (let at = 0; at < blocks.length && !document.hidden; at += 1) {
    const block = blocks[at] as HTMLElement;
    const isVisible = isInView(block);
    if (isVisible && isLarge(block)) {
      blocks.splice(at + 1, 0, ...partsOf(block));
      continue;
    }
    const before = isVisible ? lines(block) : undefined;
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

/** True for a list of thousands of elements. Most of its parts are out of view, and measuring them takes seconds. */
function isLarge(block: HTMLElement): boolean {
  return block.getElementsByTagName('*').length > LARGE && partsOf(block).length > 0;
}

/** The children of a block; none if the block contains text directly. */
function partsOf(block: HTMLElement): HTMLElement[] {
  const hasText = [...block.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return hasText ? [] : [...block.children].filter((child) => child instanceof HTMLElement);
}

/**
 * The height of the block and the vertical position of each text in it. Equal results mean that no line break moved.
 */
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
