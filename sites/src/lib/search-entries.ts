import { formatDay } from '@fuar/shared/dates/format-date';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { PressItem, PressType } from '@fuar/shared/schemas/press-item';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';

/** What the search page knows of a page of the site. */
export type SearchEntry = {
  path: string;
  kind: 'fair' | PressType;
  title: string;
  date: string;
  text: string;
};

/** The more there is to find, the less is known of each: visitors download all of it before they find anything. */
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

/** Of entries that were there before, what was written then: of thousands, a save changes one. */
const known = new WeakMap<SearchEntry, string>();

/** JSON of all of them. */
export function toSearchIndex(entries: SearchEntry[]): string {
  const written = entries.map((entry) => {
    const json = known.get(entry) ?? JSON.stringify(entry);
    known.set(entry, json);
    return json;
  });
  return `[${written.join()}]`;
}

/** The plain text of HTML, or more than `length` characters of its beginning: texts may be long, and all are read. */
function beginningOf(html: string, length: number): string {
  const beginning = plainText(html.slice(0, length * 4 + 1000).replace(/<[^>]*$/, ''));
  return beginning.length > length ? beginning : plainText(html);
}
