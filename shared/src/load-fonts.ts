/** A phone lays out this many letters within a few milliseconds. */
const LETTERS = 1000;

/**
 * Loads the web fonts on a page that started with the fallback fonts of fonts.css. A script in the head sets the class
 * `fonts-later` for that. Call it after the first paint. Afterwards an empty cache storage records that the fonts are
 * cached, so later pages start with them. The browser clears this record together with its cached fonts.
 */
export async function loadFonts(cacheName: string): Promise<void> {
  const root = document.documentElement;
  if (!root.classList.contains('fonts-later')) return;
  // Load one letter from each font file, which loads the whole file.
  await Promise.allSettled(['a', 'ş'].map((letter) => document.fonts.load('1em Archivo', letter)));
  // Browsers offer cache storage only to secure origins.
  await globalThis.caches?.open(cacheName).catch(() => {});
  await showFonts(root.classList);
}

/**
 * Switches a few blocks per frame, because laying out the whole page at once would delay a tap. A visible block whose
 * line breaks would change keeps its fallback font until it leaves the view or the visitor clicks. This avoids layout
 * shifts.
 */
async function showFonts(root: DOMTokenList): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLElement>('body > :not(main, script), main > *')];
  const switched: HTMLElement[] = [];
  const kept: HTMLElement[] = [];
  while (waiting.length > 0 && !document.hidden) {
    const blocks = takeSome(waiting);
    const before = blocks.map((block) => (isInView(block) ? lines(block) : undefined));
    for (const block of blocks) block.classList.add('fonts-now');
    const changed = blocks.filter((block, at) => before[at] !== undefined && before[at] !== lines(block));
    for (const block of changed) {
      block.classList.remove('fonts-now');
      const parts = partsOf(block);
      if (parts.length > 0) waiting.unshift(...parts);
      else kept.push(block);
    }
    switched.push(...blocks);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  if (!document.hidden) await Promise.race([clicked(), Promise.all(kept.map(switchWhenOutOfView))]);
  root.remove('fonts-later');
  for (const block of switched) block.classList.remove('fonts-now');
}

/** Takes the next blocks with LETTERS letters together. Takes longer blocks, and islands without a box, part by part. */
function takeSome(waiting: HTMLElement[]): HTMLElement[] {
  const taken: HTMLElement[] = [];
  let letters = 0;
  while (letters < LETTERS && waiting[0]) {
    const [block] = waiting;
    const length = isSkipped(block) ? 0 : block.textContent.length;
    const isSplit = length > LETTERS || getComputedStyle(block).display === 'contents';
    const parts = isSplit ? partsOf(block) : [];
    // One block alone may be longer.
    if (parts.length === 0 && taken.length > 0 && letters + length > LETTERS) break;
    waiting.splice(0, 1, ...parts);
    if (parts.length > 0) continue;
    taken.push(block);
    letters += length;
  }
  return taken;
}

/** True if the browser does not lay out the content of a block that is far out of view (`content-visibility: auto`). */
function isSkipped({ firstElementChild }: HTMLElement): boolean {
  return firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
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

function switchWhenOutOfView(block: HTMLElement): Promise<void> {
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
  return new Promise((resolve) => {
    // The browser first paints what the click itself changes.
    const afterPaint = () => requestAnimationFrame(() => setTimeout(resolve));
    addEventListener('click', afterPaint, { once: true, capture: true });
  });
}
