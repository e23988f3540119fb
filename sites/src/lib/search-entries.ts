import { formatDay } from '@fuar/shared/dates/format-date';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { PressItem, PressType } from '@fuar/shared/schemas/press-item';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';

/** One page of the site in the search index. */
export type SearchEntry = {
  path: string;
  kind: 'fair' | PressType;
  title: string;
  date: string;
  text: string;
};

/** The more entries, the shorter the text of each, because visitors download the whole index before the first search. */
export function searchTextLength(entries: number): 1500 | 360 | 120 {
  return entries <= 120 ? 1500 : entries <= 600 ? 360 : 120;
}

export function fairEntry({ id, title, date, description, details }: Fair, length: number): SearchEntry {
  const text = `${description} ${beginningOf(details, length)}`;
  return { path: PATHS.fair(id), kind: 'fair', title, date, text: excerpt(text.trim(), length) };
}

export function pressEntry({ id, type, title, date, content }: PressItem, length: number): SearchEntry {
  const text = excerpt(beginningOf(content, length), length);
  return { path: PATHS.pressItem(id), kind: type, title, date: formatDay(date), text };
}

/** Caches each entry's JSON between releases, because a save changes one entry of thousands. */
const jsonByEntry = new WeakMap<SearchEntry, string>();

/** The search index as JSON. */
export function toSearchIndex(entries: SearchEntry[]): string {
  const written = entries.map((entry) => {
    const json = jsonByEntry.get(entry) ?? JSON.stringify(entry);
    jsonByEntry.set(entry, json);
    return json;
  });
  return `[${written.join()}]`;
}

/** The plain text of HTML, or at least its first `length` characters. Reading every long text to its end would be slow. */
function beginningOf(html: string, length: number): string {
  const beginning = plainText(html.slice(0, length * 4 + 1000).replace(/<[^>]*$/, ''));
  return beginning.length > length ? beginning : plainText(html);
}
