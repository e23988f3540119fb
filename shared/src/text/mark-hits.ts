import { searchKey } from './search-key.ts';

export type MarkedText = { text: string; isHit: boolean };

const WORD = /[\p{L}\p{N}]+/gu;
const LEAD = 60;

/** Splits text into pieces and marks each word whose folded form is in `terms`: in 'Işık Fuarı', the term `isik` marks Işık. */
export function markHits(text: string, terms: ReadonlySet<string>): MarkedText[] {
  const pieces: MarkedText[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(searchKey(word))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** About `max` characters around the first hit in `text`, cut between words; the beginning of `text` if there is no hit. */
export function excerptAround(text: string, terms: ReadonlySet<string>, max: number): string {
  const hit = [...text.matchAll(WORD)].find(([word]) => terms.has(searchKey(word)))?.index ?? 0;
  const wanted = Math.max(0, Math.min(hit - LEAD, text.length - max));
  // Without a space before the hit, cut the word, because the excerpt must contain the hit.
  const space = text.slice(0, hit).indexOf(' ', wanted);
  const from = wanted === 0 || space < 0 ? wanted : space + 1;
  const to = from + max >= text.length ? text.length : text.lastIndexOf(' ', from + max);
  const cut = text.slice(from, to > from ? to : from + max);
  return `${from > 0 ? '…' : ''}${cut}${to < text.length ? '…' : ''}`;
}
