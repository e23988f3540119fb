import type { ContentSnapshot } from '@fuar/shared/api/follow-changes';
import { FAIR_STATUS_NAMES, FAIR_STATUSES, type FairStatus } from '@fuar/shared/content/fair-statuses';
import { recordOf } from '@fuar/shared/content/record';
import { bySoonest } from '@fuar/shared/content/upcoming-fairs';
import { type FairDays, parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { PATHS } from '@fuar/shared/paths';
import type { Exhibitor } from '@fuar/shared/schemas/exhibitor';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import type { PageContent, PageKey } from '@fuar/shared/schemas/page-content';
import type { PressItem, PressType } from '@fuar/shared/schemas/press-item';
import type { Redirect } from '@fuar/shared/schemas/redirect';
import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import type { SliderImage } from '@fuar/shared/schemas/slider-image';
import {
  type CardFair,
  type CardPressItem,
  type Edition,
  type ListEntry,
  pick,
  toCardFair,
  toCardPressItem,
  toEdition,
  toListEntry,
  withoutPlaceholder,
} from './cards.ts';
import { isEarlierEdition, seriesKey } from './earlier-editions.ts';
import { countYears, type FairTab, PAGE_SIZE, yearOf } from './fair-list.ts';
import {
  FIXED_PAGES,
  fairEntry,
  pageEntry,
  pressEntry,
  type SearchEntry,
  searchTextLength,
  withExhibitors,
} from './search-entries.ts';

export type WholeAlbum = Album & { images: GalleryImage[] };

const HEAD_FIELDS = ['id', 'title', 'date', 'notice', 'noticeText', 'previousDate', 'isSupervised'] as const;

const SHARED_FIELDS = ['id', 'title', 'date', 'startDate', 'endDate', 'notice', 'previousDate'] as const;

export type FairHead = Pick<Fair, (typeof HEAD_FIELDS)[number]>;
/** The fields of a fair that its share picture shows. */
export type SharedFair = Pick<Fair, (typeof SHARED_FIELDS)[number]>;

/** An upcoming fair with the days that calendars show (see `calendarDays`). */
export type CalendarFair = FairHead & {
  description: string;
  startDate: string;
  endDate: string;
  /** Increases with every change of the fair, as iCalendar's SEQUENCE requires. */
  sequence: number;
};

export type FairsOfYear = { year: string; fairs: ListEntry[] };

export type SiteContent = Omit<ContentSnapshot, 'pages'> & {
  builtAt: string;
  /** The day in Istanbul. */
  today: string;
  albums: WholeAlbum[];
  pages: Record<PageKey, PageContent>;
};

/**
 * Everything that a page may read. The publisher renders a page again if a result changes, so each entry must be a pure
 * function of content and arguments.
 *
 * Results are narrow, so that few pages are rendered again: a change of a fair's long text does not change the fair's card.
 * The card of an unchanged row stays the same object, so most results can be compared by identity.
 */
export const READS = {
  settings: (content: SiteContent): SiteSettings => content.settings,
  today: (content: SiteContent): string => content.today,
  /** Use this only for the footer and the bar above the header, which are equal on every page (`shared-parts.ts`). */
  shell: ({ settings, today }: SiteContent): [settings: SiteSettings, year: string] => [
    settings,
    today.slice(0, 4),
  ],
  release: ({ version, builtAt }: SiteContent) => ({ version, builtAt }),
  fairIds: (content: SiteContent): number[] => [...content.fairs.keys()],
  fair: (content: SiteContent, id: number): Fair | undefined => content.fairs.get(id),
  exhibitedFairIds: (content: SiteContent): number[] => exhibitedFairIds(content),
  exhibitors: (content: SiteContent, fairId: number): Exhibitor[] => exhibitorsOf(content, fairId),
  exhibitorCount: (content: SiteContent, fairId: number): number => exhibitorsOf(content, fairId).length,
  earlierEditions: (content: SiteContent, id: number): Edition[] => earlierEditions(content, id),
  sharedIds: (content: SiteContent): number[] => sharedIds(content),
  isShared: (content: SiteContent, id: number): boolean => sharedIdSet(content).has(id),
  sharedFair: (content: SiteContent, id: number): SharedFair | undefined => {
    const fair = content.fairs.get(id);
    return fair && sharedIdSet(content).has(id) ? sharedFair(fair) : undefined;
  },
  fairHead: (content: SiteContent, id: number): FairHead | undefined => {
    const fair = content.fairs.get(id);
    return fair && fairHead(fair);
  },
  fairImageUrl: (content: SiteContent, id: number): string | undefined => content.fairs.get(id)?.imageUrl,
  calendarIds: (content: SiteContent): number[] => calendarFairs(content).map(({ id }) => id),
  calendarFair: (content: SiteContent, id: number): CalendarFair | undefined => {
    const fair = content.fairs.get(id);
    return fair && calendarFair(content, fair);
  },
  calendarFairs: (content: SiteContent): CalendarFair[] => calendarFairs(content),
  fairTabs: (content: SiteContent): Record<FairStatus, FairTab> => fairTabs(content),
  fairsByYear: (content: SiteContent): FairsOfYear[] => fairsByYear(content),
  upcomingCards: (content: SiteContent, limit: number): CardFair[] =>
    soonestUpcoming(content).slice(0, limit).map(fairCard),
  upcomingFairs: (content: SiteContent, limit: number): ListEntry[] =>
    soonestUpcoming(content).slice(0, limit).map(listEntry),
  /** Use this and `otherPress` only in a `section` with `data-shared` (`shared-parts.ts`). */
  otherFairs: (content: SiteContent, id: number): ListEntry[] => without(id, soonestFairs(content)),
  pressIds: (content: SiteContent): number[] => [...content.press.keys()],
  pressItem: (content: SiteContent, id: number): PressItem | undefined => content.press.get(id),
  pressCards: (content: SiteContent, type: PressType): CardPressItem[] =>
    [...content.press.values()].filter((item) => item.type === type).map(pressCard),
  latestPress: (content: SiteContent, limit: number): CardPressItem[] =>
    newestPress(content).slice(0, limit).map(pressCard),
  newestPress: (content: SiteContent, limit: number): PressItem[] => newestPress(content).slice(0, limit),
  otherPress: (content: SiteContent, id: number): ListEntry[] => without(id, newestItems(content)),
  albums: (content: SiteContent): Album[] =>
    content.albums.map(({ images: _, ...album }) => withoutPlaceholder(album)),
  albumImages: (content: SiteContent, fairId: number): string[] =>
    content.albums.find((album) => album.id === fairId)?.images.map((image) => image.imageUrl) ?? [],
  searchEntries: (content: SiteContent): SearchEntry[] => searchEntries(content),
  slides: (content: SiteContent): SliderImage[] => content.slides,
  redirects: (content: SiteContent): Redirect[] => content.redirects,
  page: (content: SiteContent, key: PageKey): PageContent => content.pages[key],
};

const fairCard = memoized(toCardFair);
const pressCard = memoized(toCardPressItem);
const listEntry = memoized(toListEntry);

/** Removes one row. A list without that row stays the same object, so that results can be compared by identity. */
function without(id: number, rows: ListEntry[]): ListEntry[] {
  return rows.some((row) => row.id === id) ? rows.filter((row) => row.id !== id) : rows;
}

const NO_EXHIBITORS: Exhibitor[] = [];

/** The exhibitors by fair id. The page of exhibitors sorts them, because sorting them here after every change would be slow. */
const exhibitorsByFair = memoized((rows: SiteContent['exhibitors']) =>
  Map.groupBy(rows.values(), ({ fairId }) => fairId),
);

function exhibitorsOf({ exhibitors }: SiteContent, fairId: number): Exhibitor[] {
  return exhibitorsByFair(exhibitors).get(fairId) ?? NO_EXHIBITORS;
}

export const exhibitedFairIds = memoized(({ fairs, exhibitors }: SiteContent): number[] => {
  const byFair = exhibitorsByFair(exhibitors);
  return [...fairs.keys()].filter((id) => byFair.has(id));
});

/** Only the next fairs, up to this number, have a share picture: drawing a picture takes as long as rendering many pages. */
const MAX_PICTURES = 100;

export const sharedIds = memoized((content: SiteContent): number[] =>
  soonestUpcoming(content)
    .slice(0, MAX_PICTURES)
    .map(({ id }) => id),
);

const sharedIdSet = memoized((content: SiteContent) => new Set(sharedIds(content)));

const fairHead = memoized((fair: Fair): FairHead => pick(fair, HEAD_FIELDS));
const sharedFair = memoized((fair: Fair): SharedFair => pick(fair, SHARED_FIELDS));

const editionOf = memoized(toEdition);
const NO_EDITIONS: Edition[] = [];

const editionsBySeries = memoized((fairs: SiteContent['fairs']) =>
  Map.groupBy(
    [...fairs.values()].filter(({ series }) => series),
    seriesKey,
  ),
);

/** The earlier editions, latest first like the list of fairs. */
function earlierEditions({ fairs }: SiteContent, id: number): Edition[] {
  const fair = fairs.get(id);
  if (!fair?.series) return NO_EDITIONS;
  return (editionsBySeries(fairs).get(seriesKey(fair)) ?? [])
    .filter((other) => isEarlierEdition(other, fair))
    .map(editionOf);
}

const fairTabs = memoized(({ fairs }: SiteContent): Record<FairStatus, FairTab> => {
  const byStatus = Map.groupBy(fairs.values(), ({ status }) => status);
  return recordOf(FAIR_STATUS_NAMES, (status) => {
    const some = byStatus.get(status) ?? [];
    return {
      cards: some.slice(0, PAGE_SIZE).map(fairCard),
      total: some.length,
      years: FAIR_STATUSES[status].hasYears ? countYears(some) : [],
    };
  });
});

const fairsByYear = memoized(({ fairs }: SiteContent): FairsOfYear[] =>
  [...Map.groupBy(fairs.values(), yearOf)].map(([year, some]) => ({
    year,
    fairs: some.map(listEntry),
  })),
);

export const calendarFairs = memoized((content: SiteContent): CalendarFair[] =>
  [...content.fairs.values()].flatMap((fair) => calendarFair(content, fair) ?? []),
);

const calendarFairByRow = new WeakMap<Fair, CalendarFair>();

/** Caches the result by row. The result also depends on the row's stamp, but a row with a new stamp is a new object. */
function calendarFair({ stamps }: SiteContent, fair: Fair): CalendarFair | undefined {
  const cached = calendarFairByRow.get(fair);
  if (cached) return cached;
  const { id, description, status } = fair;
  const days = calendarDays(fair);
  if (status !== 'Upcoming' || !days) return undefined;
  const made: CalendarFair = {
    ...fairHead(fair),
    description,
    ...days,
    sequence: stamps.fairs.get(id) ?? 0,
  };
  calendarFairByRow.set(fair, made);
  return made;
}

/** A postponed or cancelled fair without a new date keeps its old days, because calendars learn of a change only from an event. */
function calendarDays({ startDate, endDate, notice, previousDate }: Fair): FairDays | undefined {
  if (startDate && endDate) return { startDate, endDate };
  return notice && previousDate ? parseFairDate(previousDate) : undefined;
}

/** Memoized, because the page of every press item reads this list. There may be thousands of such pages. */
const newestPress = memoized((content: SiteContent): PressItem[] => [...content.press.values()]);

const soonestUpcoming = memoized((content: SiteContent): Fair[] =>
  [...content.fairs.values()].filter((fair) => fair.status === 'Upcoming').sort(bySoonest(content.today)),
);

/** The side list of every fair's page. `newestItems` is the side list of every press item's page. */
const soonestFairs = memoized((content: SiteContent): ListEntry[] =>
  soonestUpcoming(content).slice(0, 5).map(listEntry),
);
const newestItems = memoized((content: SiteContent): ListEntry[] =>
  newestPress(content).slice(0, 5).map(listEntry),
);

const searchEntries = memoized((content: SiteContent): SearchEntry[] => {
  const make = SEARCH_ENTRIES[searchTextLength(content.fairs.size + content.press.size)];
  const entries = [
    ...[...content.fairs.values()].map(make.fair),
    ...[...content.press.values()].map(make.press),
    ...Object.values(content.pages).map(make.page),
    ...FIXED_PAGES,
  ];
  return withExhibitors(entries, exhibitorNames(content));
});

/** The exhibitors' names of each upcoming fair, soonest first. */
function exhibitorNames(content: SiteContent): Map<string, string> {
  const byFair = exhibitorsByFair(content.exhibitors);
  if (byFair.size === 0) return new Map();
  const names = soonestUpcoming(content).flatMap(({ id }) => {
    const exhibitors = byFair.get(id);
    return exhibitors ? [[PATHS.fair(id), joinNames(exhibitors)] as const] : [];
  });
  return new Map(names);
}

function joinNames(exhibitors: Exhibitor[]): string {
  return exhibitors.map(({ name }) => name).join(', ');
}

const SEARCH_ENTRIES = { 1500: entriesOf(1500), 360: entriesOf(360), 120: entriesOf(120) };

function entriesOf(length: number) {
  return {
    fair: memoized((fair: Fair) => fairEntry(fair, length)),
    press: memoized((item: PressItem) => pressEntry(item, length)),
    page: memoized((page: PageContent) => pageEntry(page, length)),
  };
}

function memoized<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const value = made.get(from) ?? make(from);
    made.set(from, value);
    return value;
  };
}
