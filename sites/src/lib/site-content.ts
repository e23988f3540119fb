import type { Followed } from '@fuar/shared/api/follow-changes';
import { bySoonest } from '@fuar/shared/content/upcoming-fairs';
import type { Fair, FairStatusFilter } from '@fuar/shared/schemas/fair';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import type { PageContent, PageKey } from '@fuar/shared/schemas/page-content';
import type { PressItem, PressType } from '@fuar/shared/schemas/press-item';
import type { Redirect } from '@fuar/shared/schemas/redirect';
import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import type { SliderImage } from '@fuar/shared/schemas/slider-image';
import { type CardFair, type CardPressItem, toCardFair, toCardPressItem } from './cards.ts';
import { countYears, type Year, yearOf } from './fair-list.ts';
import { fairEntry, pressEntry, type SearchEntry, searchTextLength } from './search-entries.ts';

/** A fair's pictures under its cover. */
export type WholeAlbum = Album & { images: GalleryImage[] };

/** The calendar entry of an upcoming fair whose date parses. */
export type CalendarFair = Pick<Fair, 'id' | 'title' | 'description'> & {
  startDate: string;
  endDate: string;
  /** Grows with every change of the fair. */
  sequence: number;
};

export type FairsOfYear = { year: string; fairs: Pick<Fair, 'id' | 'title' | 'date'>[] };

/** Everything a release shows: one version of the content, and the day it is read on. */
export type SiteContent = Omit<Followed, 'pages' | 'galleryImages'> & {
  builtAt: string;
  /** The day in Istanbul. */
  today: string;
  albums: WholeAlbum[];
  pages: Record<PageKey, PageContent>;
};

/**
 * The questions a page may ask. Each is narrow and a pure function of content and arguments: who renders only what
 * changed compares the answers, and a page that shows a card must not be rendered again for a fair's long text. Cards
 * of the same row are the same objects, so that most answers need not be looked into.
 */
export const READS = {
  settings: (content: SiteContent): SiteSettings => content.settings,
  today: (content: SiteContent): string => content.today,
  /** Only for the parts of the shell that are the same on every page (`shell-parts.ts`). */
  shell: ({ settings, today }: SiteContent): [settings: SiteSettings, year: string] => [
    settings,
    today.slice(0, 4),
  ],
  release: ({ version, builtAt }: SiteContent) => ({ version, builtAt }),
  fairIds: (content: SiteContent): number[] => [...content.fairs.keys()],
  fair: (content: SiteContent, id: number): Fair | undefined => content.fairs.get(id),
  calendarIds: (content: SiteContent): number[] => calendarFairs(content).map(({ id }) => id),
  calendarFair: (content: SiteContent, id: number): CalendarFair | undefined => {
    const fair = content.fairs.get(id);
    return fair && calendarFair(content, fair);
  },
  calendarFairs: (content: SiteContent): CalendarFair[] => calendarFairs(content),
  fairCards: (content: SiteContent, status: FairStatusFilter, limit?: number): CardFair[] =>
    ofStatus(content, status).slice(0, limit).map(fairCard),
  fairCount: (content: SiteContent, status: FairStatusFilter): number => ofStatus(content, status).length,
  fairYears: (content: SiteContent, status: FairStatusFilter): Year[] => yearsOf(ofStatus(content, status)),
  fairsByYear: (content: SiteContent): FairsOfYear[] => fairsByYear(content),
  upcomingCards: (content: SiteContent, limit: number): CardFair[] =>
    soonestUpcoming(content).slice(0, limit).map(fairCard),
  otherFairs: (content: SiteContent, id: number): CardFair[] => without(id, soonestCards(content)),
  pressIds: (content: SiteContent): number[] => [...content.press.keys()],
  pressItem: (content: SiteContent, id: number): PressItem | undefined => content.press.get(id),
  pressCards: (content: SiteContent, type: PressType): CardPressItem[] =>
    [...content.press.values()].filter((item) => item.type === type).map(pressCard),
  latestPress: (content: SiteContent, limit: number): CardPressItem[] =>
    newestPress(content).slice(0, limit).map(pressCard),
  newestPress: (content: SiteContent, limit: number): PressItem[] => newestPress(content).slice(0, limit),
  otherPress: (content: SiteContent, id: number): CardPressItem[] => without(id, newestCards(content)),
  albums: (content: SiteContent): Album[] => content.albums.map(({ images: _, ...album }) => album),
  albumImages: (content: SiteContent, fairId: number): string[] =>
    content.albums.find((album) => album.id === fairId)?.images.map((image) => image.imageUrl) ?? [],
  searchEntries: (content: SiteContent): SearchEntry[] => searchEntries(content),
  slides: (content: SiteContent): SliderImage[] => content.slides,
  redirects: (content: SiteContent): Redirect[] => content.redirects,
  page: (content: SiteContent, key: PageKey): PageContent => content.pages[key],
};

const byStatus = remembered(({ fairs }: SiteContent) =>
  Map.groupBy(fairs.values(), (fair) => fair.status.toLowerCase()),
);

function ofStatus(content: SiteContent, status: FairStatusFilter): Fair[] {
  return byStatus(content).get(status) ?? [];
}

const fairCard = remembered(toCardFair);
const pressCard = remembered(toCardPressItem);

/** The same list for all but a few. */
function without<Card extends { id: number }>(id: number, cards: Card[]): Card[] {
  return cards.some((card) => card.id === id) ? cards.filter((card) => card.id !== id) : cards;
}

const yearsOf = remembered((fairs: Fair[]) => countYears(fairs));

const fairsByYear = remembered(({ fairs }: SiteContent): FairsOfYear[] =>
  [...Map.groupBy(fairs.values(), yearOf)].map(([year, some]) => ({
    year,
    fairs: some.map(({ id, title, date }) => ({ id, title, date })),
  })),
);

/** Calendar entries of upcoming fairs whose date parses. */
export const calendarFairs = remembered((content: SiteContent): CalendarFair[] =>
  [...content.fairs.values()].flatMap((fair) => calendarFair(content, fair) ?? []),
);

const knownCalendarFairs = new WeakMap<Fair, CalendarFair>();

/** Made once of each row: one that changes is another object, under another stamp. */
function calendarFair({ stamps }: SiteContent, fair: Fair): CalendarFair | undefined {
  const known = knownCalendarFairs.get(fair);
  if (known) return known;
  const { id, title, description, startDate, endDate, status } = fair;
  if (status !== 'Upcoming' || !startDate || !endDate) return undefined;
  const made = { id, title, description, startDate, endDate, sequence: stamps.fairs.get(id) ?? 0 };
  knownCalendarFairs.set(fair, made);
  return made;
}

/** Asked for by every press item's page, of which there may be thousands. */
const newestPress = remembered((content: SiteContent): PressItem[] => [...content.press.values()]);

const soonestUpcoming = remembered((content: SiteContent): Fair[] =>
  [...content.fairs.values()].filter((fair) => fair.status === 'Upcoming').sort(bySoonest(content.today)),
);

/** They stand beside the content of each fair, as do the newest beside each press item. */
const soonestCards = remembered((content: SiteContent): CardFair[] =>
  soonestUpcoming(content).slice(0, 5).map(fairCard),
);
const newestCards = remembered((content: SiteContent): CardPressItem[] =>
  newestPress(content).slice(0, 5).map(pressCard),
);

const searchEntries = remembered((content: SiteContent): SearchEntry[] => {
  const make = SEARCH_ENTRIES[searchTextLength(content.fairs.size + content.press.size)];
  return [...[...content.fairs.values()].map(make.fair), ...[...content.press.values()].map(make.press)];
});

const SEARCH_ENTRIES = { 1500: entriesOf(1500), 360: entriesOf(360), 120: entriesOf(120) };

function entriesOf(length: number) {
  return {
    fair: remembered((fair: Fair) => fairEntry(fair, length)),
    press: remembered((item: PressItem) => pressEntry(item, length)),
  };
}

/** Made once of each object, for as long as that is in use. */
function remembered<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const fresh = make(from);
    made.set(from, fresh);
    return fresh;
  };
}
