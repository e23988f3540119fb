import { diffWordsWithSpace } from 'diff';

export type Part = { kind: 'same' | 'added' | 'removed'; text: string };

/** An unchanged passage longer than twice this number of characters is shortened. */
const CONTEXT = 80;
/**
 * The maximum number of edits in a comparison. Time and memory grow with the square of this number. With this value, a
 * comparison takes up to half a second.
 */
const MAX_EDITS = 2000;

/**
 * Finds the added and removed words. If too many words differ, all of `before` counts as removed and all of `after` as
 * added.
 */
export function compareTexts(before: string, after: string): Part[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }, index) => {
    if (added) return { kind: 'added', text: value };
    if (removed) return { kind: 'removed', text: value };
    return { kind: 'same', text: shorten(value, index > 0, index < changes.length - 1) };
  });
}

function shorten(text: string, keepsStart: boolean, keepsEnd: boolean): string {
  if (text.length <= 2 * CONTEXT) return text;
  const start = keepsStart ? text.slice(0, CONTEXT) : '';
  const end = keepsEnd ? text.slice(-CONTEXT) : '';
  return `${start} … ${end}`;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote';

export function toPlainText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const block of page.querySelectorAll(BLOCKS)) block.append('\n');
  for (const line of page.querySelectorAll('br')) line.replaceWith('\n');
  return (page.body.textContent ?? '').trim();
}
