import { LONG_LISTS, type LongList, type RowOf } from '@fuar/shared/content/kinds';
import { byOrder, type Order } from '@fuar/shared/content/order';
import { PATHS } from '@fuar/shared/paths';
import type { DraftContent } from '@fuar/shared/schemas/preview-calls';
import { toAlbums } from './read-api.ts';
import type { SiteContent } from './site-content.ts';

/** Adds a draft to the content. The draft's rows replace rows with the same ids, and its day, if it has one, replaces `today`. */
export function withDraft(content: SiteContent, { rows, day }: DraftContent): SiteContent {
  const fairs = put(content, 'fairs', rows.fairs);
  const galleryImages = put(content, 'galleryImages', rows.galleryImages);
  const keepsAlbums = fairs === content.fairs && galleryImages === content.galleryImages;
  return {
    ...content,
    today: day ?? content.today,
    fairs,
    press: put(content, 'press', rows.press),
    galleryImages,
    exhibitors: put(content, 'exhibitors', rows.exhibitors),
    albums: keepsAlbums ? content.albums : toAlbums(fairs.values(), galleryImages.values()),
    pages: { ...content.pages, ...Object.fromEntries(rows.pages?.map((page) => [page.pageKey, page]) ?? []) },
  };
}

type Rows<L extends LongList> = ReadonlyMap<number, RowOf<L>>;

/** Unchanged rows stay the same objects, so that the results of `read` can be compared by identity. */
function put<L extends LongList>(content: SiteContent, list: L, rows: RowOf<L>[] = []): Rows<L> {
  const before = content[list] as Rows<L>;
  if (rows.length === 0) return before;
  const all = new Map(before);
  for (const row of rows) all.set(row.id, row);
  const order: Order = LONG_LISTS[list].order;
  const compare = byOrder(order) as (a: RowOf<L>, b: RowOf<L>) => number;
  const isInOrder = rows.every((row) => {
    const old = before.get(row.id);
    return old && compare(old, row) === 0;
  });
  return isInOrder ? all : new Map([...all].sort(([, a], [, b]) => compare(a, b)));
}

/** False if the draft may add a page. A draft never removes rows, so lists of equal length have the same ids. */
export function hasSamePages(content: SiteContent, draft: SiteContent): boolean {
  return (
    content.fairs.size === draft.fairs.size &&
    content.press.size === draft.press.size &&
    content.exhibitors === draft.exhibitors
  );
}

export function ownPaths({
  fairs = [],
  press = [],
  exhibitors = [],
  pages = [],
}: DraftContent['rows']): string[] {
  const exhibited = new Set(exhibitors.map(({ fairId }) => fairId));
  return [
    ...fairs.map(({ id }) => PATHS.fair(id)),
    ...[...exhibited].map(PATHS.fairExhibitors),
    ...press.map(({ id }) => PATHS.pressItem(id)),
    ...pages.map(({ pageKey }) => `/${pageKey}`),
  ];
}
