import { SOONEST_FIRST, UPCOMING_GROUPS, type UpcomingGroup } from '@fuar/shared/content/upcoming-fairs';
import type { FairStatus } from '@fuar/shared/schemas/fair';
import type { PressType } from '@fuar/shared/schemas/press-item';
import type { Payload, Where } from 'payload';
import type {
  Config,
  Fair,
  GalleryImage,
  PageContent,
  PressItem,
  Redirect,
  SiteSetting,
  SliderImage,
} from '../payload-types.ts';
import { notFound } from './errors.ts';

type PublicSlug =
  | 'fairs'
  | 'press-items'
  | 'gallery-images'
  | 'slider-images'
  | 'page-contents'
  | 'redirects';
type Page = { page?: number | undefined; limit?: number | undefined };

/** Latest start first; what has none comes last on both databases; then the newest row. */
const LATEST_FIRST = ['-startDate', '-id'];
const NEWEST_FIRST = ['-date', '-id'];

export type StoredAlbum = { fair: Fair; cover: GalleryImage; count: number };

/**
 * What visitors may see. Payload's local API skips access rules, here on purpose and nowhere else; so this file alone
 * says which rows and which depth are public.
 */
export function createContent(payload: Payload) {
  async function find<S extends PublicSlug>(
    collection: S,
    where: Where,
    sort: string[],
    { page, limit }: Page = {},
  ): Promise<Config['collections'][S][]> {
    const isPaged = page !== undefined || limit !== undefined;
    const { docs } = await payload.find({
      collection,
      where,
      sort,
      depth: 1,
      pagination: isPaged,
      ...(isPaged ? { page: page ?? 1, limit: limit ?? 100 } : {}),
    });
    return docs as Config['collections'][S][];
  }

  /** Without its fair: the caller knows it, and its texts are long. */
  async function galleryImages(where: Where): Promise<GalleryImage[]> {
    const { docs } = await payload.find({
      collection: 'gallery-images',
      where,
      sort: 'id',
      depth: 1,
      pagination: false,
      select: { image: true },
    });
    return docs as GalleryImage[];
  }

  return {
    fairs: (status: FairStatus | undefined, page: Page): Promise<Fair[]> =>
      find('fairs', status ? { status: { equals: status } } : {}, LATEST_FIRST, page),

    upcomingFairs: async (limit: number, today: string): Promise<Fair[]> => {
      const conditions: Record<UpcomingGroup, Where> = {
        current: { endDate: { greater_than_equal: today } },
        undated: { endDate: { exists: false } },
        ended: { endDate: { less_than: today } },
      };
      const fairs: Fair[] = [];
      for (const group of UPCOMING_GROUPS) {
        if (fairs.length === limit) break;
        const where = { and: [{ status: { equals: 'Upcoming' } }, conditions[group]] };
        fairs.push(...(await find('fairs', where, [...SOONEST_FIRST], { limit: limit - fairs.length })));
      }
      return fairs;
    },

    fair: (id: number): Promise<Fair> => payload.findByID({ collection: 'fairs', id, depth: 1 }),

    pressItems: (type: PressType | undefined, page: Page): Promise<PressItem[]> =>
      find('press-items', type ? { type: { equals: type } } : {}, NEWEST_FIRST, page),

    pressItem: (id: number): Promise<PressItem> =>
      payload.findByID({ collection: 'press-items', id, depth: 1 }),

    galleryOf: async (fairId: number): Promise<GalleryImage[]> => {
      await payload.findByID({ collection: 'fairs', id: fairId, depth: 0, select: {} });
      return galleryImages({ fair: { equals: fairId } });
    },

    /** Fairs that have pictures, with the first of them. */
    albums: async (): Promise<StoredAlbum[]> => {
      const { docs } = await payload.db.find<{ id: number; fair?: number | null }>({
        collection: 'gallery-images',
        where: { image: { exists: true } },
        sort: 'id',
        pagination: false,
        select: { fair: true },
      });
      const idsByFair = Map.groupBy(docs, ({ fair }) => fair);
      const covers = await galleryImages({ id: { in: [...idsByFair.values()].map(([first]) => first?.id) } });
      const coverById = new Map(covers.map((cover) => [cover.id, cover]));
      const ids = [...idsByFair.keys()].filter((id) => typeof id === 'number');
      const { docs: fairs } = await payload.find({
        collection: 'fairs',
        where: { id: { in: ids } },
        sort: LATEST_FIRST,
        depth: 0,
        pagination: false,
        select: { title: true, date: true },
      });
      return fairs.flatMap((fair) => {
        const images = idsByFair.get(fair.id) ?? [];
        const cover = coverById.get(images[0]?.id ?? 0);
        return cover ? [{ fair: fair as Fair, cover, count: images.length }] : [];
      });
    },

    sliderImages: (): Promise<SliderImage[]> => find('slider-images', {}, ['order', 'id']),

    pageContent: async (pageKey: string): Promise<PageContent> => {
      const [page] = await find('page-contents', { pageKey: { equals: pageKey } }, ['id'], { limit: 1 });
      if (!page) throw notFound();
      return page;
    },

    redirects: (): Promise<Redirect[]> => find('redirects', {}, ['id']),

    siteSettings: (): Promise<SiteSetting> => payload.findGlobal({ slug: 'site-settings', depth: 0 }),
  };
}

export type Content = ReturnType<typeof createContent>;
