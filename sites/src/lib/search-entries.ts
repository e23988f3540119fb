import type { FairNotice } from '@fuar/shared/content/fair-facts';
import { keysOf } from '@fuar/shared/content/record';
import { formatDay } from '@fuar/shared/dates/format-date';
import { ABOUT_MESSAGES as about } from '@fuar/shared/messages/public/about';
import { CONTACT_MESSAGES as contact } from '@fuar/shared/messages/public/contact';
import { GALLERY_MESSAGES as gallery } from '@fuar/shared/messages/public/gallery';
import { PARTICIPATE_MESSAGES as participate } from '@fuar/shared/messages/public/participate';
import { POLICIES_MESSAGES as policies } from '@fuar/shared/messages/public/policies';
import { SUPPORTERS_MESSAGES as supporters } from '@fuar/shared/messages/public/supporters';
import { TEXTS } from '@fuar/shared/organiser/texts';
import { PAGES } from '@fuar/shared/pages';
import { PATHS } from '@fuar/shared/paths';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { PageContent } from '@fuar/shared/schemas/page-content';
import type { PressItem, PressType } from '@fuar/shared/schemas/press-item';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';

export type SearchEntry = {
  path: string;
  kind: 'fair' | 'page' | PressType;
  title: string;
  /** Empty for a page. */
  date: string;
  text: string;
  notice?: FairNotice;
  /**
   * More words that find the entry: the series, product groups and exhibitors' names of a fair, or the name of a page in the
   * menu.
   */
  more?: string;
};

/** The maximum length of all names together: enough for one fair with 2,000 exhibitors whose names have 30 characters. */
const ALL_NAMES_LENGTH = 72_000;
const MORE_LENGTH = 1000;

/** The more entries, the shorter the text of each, because visitors download the whole index before the first search. */
export function searchTextLength(entries: number): 1500 | 360 | 120 {
  return entries <= 120 ? 1500 : entries <= 600 ? 360 : 120;
}

export function fairEntry(fair: Fair, length: number): SearchEntry {
  const { id, title, date, description, details, notice, series, productGroups = [] } = fair;
  const text = `${description} ${beginningOf(details, length)}`;
  const more = excerpt([...(series ? [series] : []), ...productGroups].join(', '), MORE_LENGTH);
  return {
    path: PATHS.fair(id),
    kind: 'fair',
    title,
    date,
    text: excerpt(text.trim(), length),
    ...(notice ? { notice } : {}),
    ...(more ? { more } : {}),
  };
}

/**
 * Adds exhibitors' names to the entries of upcoming fairs, soonest first. `ALL_NAMES_LENGTH` limits the names, because visitors
 * have to download them. A fair gets all its names or none: if only some of its firms could be found, the others would seem
 * to be absent.
 */
export function withExhibitors(
  entries: SearchEntry[],
  namesByPath: ReadonlyMap<string, string>,
): SearchEntry[] {
  let left = ALL_NAMES_LENGTH;
  const included = new Map<string, string>();
  for (const [path, names] of namesByPath) {
    if (names.length > left) continue;
    left -= names.length;
    included.set(path, names);
  }
  return entries.map((entry) => {
    const names = included.get(entry.path);
    if (names === undefined) return entry;
    return { ...entry, more: entry.more ? `${entry.more}, ${names}` : names };
  });
}

export function pressEntry({ id, type, title, date, content }: PressItem, length: number): SearchEntry {
  const text = excerpt(beginningOf(content, length), length);
  return { path: PATHS.pressItem(id), kind: type, title, date: formatDay(date), text };
}

const POLICIES: Record<PageContent['pageKey'], { lead: string; more: string }> = {
  kvkk: { lead: policies.privacyLead, more: PAGES.privacy.menus.corporate },
  'isg-politikasi': { lead: policies.safetyLead, more: PAGES.safety.menus.corporate },
  'insan-kaynaklari': { lead: policies.humanResourcesLead, more: PAGES.humanResources.menus.corporate },
};

export function pageEntry({ pageKey, title, content }: PageContent, length: number): SearchEntry {
  const { lead, more } = POLICIES[pageKey];
  const text = excerpt(`${lead} ${beginningOf(content, length)}`.trim(), length);
  return { path: `/${pageKey}`, kind: 'page', title, date: '', text, more };
}

const { paragraphs, mission, vision } = TEXTS.about;

/**
 * Pages whose text staff cannot edit. The lists of fairs and of press items are left out, because each fair and each press item
 * has its own entry.
 */
const FIXED_TEXTS = {
  [PATHS.participate]: participate,
  [PATHS.contact]: { ...contact, title: contact.crumb },
  [PATHS.gallery]: gallery,
  [PATHS.about]: {
    title: about.title,
    lead: paragraphs.join(' '),
    description: `${about.mission}: ${mission} ${about.vision}: ${vision}`,
  },
  [PATHS.supporters]: supporters,
};

export type FixedPath = keyof typeof FIXED_TEXTS;

export const FIXED_PAGES = keysOf(FIXED_TEXTS).map((path): SearchEntry => {
  const { title, lead, description } = FIXED_TEXTS[path];
  return { path, kind: 'page', title, date: '', text: `${lead} ${description}` };
});

/** The plain text of HTML, or at least its first `length` characters. Reading every long text to its end would be slow. */
function beginningOf(html: string, length: number): string {
  const beginning = plainText(html.slice(0, length * 4 + 1000).replace(/<[^>]*$/, ''));
  return beginning.length > length ? beginning : plainText(html);
}
