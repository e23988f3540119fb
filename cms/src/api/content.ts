import type { FairStatus } from '@fuar/shared/content/fair-statuses';
import { LISTS, type List, SINGLES, type Single } from '@fuar/shared/content/kinds';
import type { Order } from '@fuar/shared/content/order';
import { SOONEST_FIRST, UPCOMING_GROUPS, type UpcomingGroup } from '@fuar/shared/content/upcoming-fairs';
import type { PressType } from '@fuar/shared/schemas/press-item';
import type { Payload, Where } from 'payload';
import type { StoredRow, StoredSingle } from '../collections/stored-row.ts';
import { findInSteps } from '../database/find-in-steps.ts';
import { isMongoAdapter, rowsOf } from '../database/mongo.ts';
import { findRows } from '../database/rows.ts';
import type { Exhibitor, Fair, GalleryImage, PageContent, PressItem } from '../payload-types.ts';
import { notFound } from './errors.ts';
import { withDocuments } from './with-documents.ts';

type GalleryRow = { id: number; fair?: number | null; image?: number | null };
type Page = { page?: number | undefined; limit?: number | undefined };
type Query = Page & { where?: Where; order?: Order };

export type StoredAlbum = { fair: Fair; cover: GalleryImage; count: number };

/**
 * The content that visitors may see. Calling Payload's local API without a user skips the access rules, so this file decides
 * which rows and which depth are public.
 */
export function createContent(payload: Payload) {
  async function find<L extends List>(list: L, query: Query = {}): Promise<StoredRow<L>[]> {
    const { where = {}, order = LISTS[list].order, page, limit } = query;
    const wanted = { collection: LISTS[list].collection, where, sort: [...order], depth: 1 };
    if (page === undefined && limit === undefined)
      return (await findInSteps(payload, wanted)) as StoredRow<L>[];
    const { docs } = await payload.find({ ...wanted, page: page ?? 1, limit: limit ?? 100 });
    return docs as StoredRow<L>[];
  }

  /** The gallery's pictures without their fairs, because the caller knows the fair, and a fair has long rich text. */
  async function galleryImages(where: Where): Promise<GalleryImage[]> {
    const { docs } = await payload.find({
      collection: 'gallery-images',
      where,
      sort: [...LISTS.galleryImages.order],
      depth: 1,
      pagination: false,
      select: { image: true },
    });
    return docs as GalleryImage[];
  }

  /** Leaves out rows whose picture is deleted. Such rows exist only on MongoDB, after a crash during a deletion. */
  async function withPicture(rows: GalleryRow[]): Promise<GalleryRow[]> {
    if (!isMongoAdapter(payload.db)) return rows;
    const stored = new Set<unknown>(await rowsOf(payload, 'media').distinct('_id'));
    return rows.filter(({ image }) => stored.has(image));
  }

  return {
    list: <L extends List>(list: L): Promise<StoredRow<L>[]> => find(list),

    single: async <S extends Single>(single: S): Promise<StoredSingle<S>> => {
      const row = await payload.findGlobal({ slug: SINGLES[single].global, depth: 0 });
      return row as StoredSingle<S>;
    },

    fairs: (status: FairStatus | undefined, page: Page): Promise<Fair[]> =>
      find('fairs', { ...page, ...(status ? { where: { status: { equals: status } } } : {}) }),

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
        fairs.push(...(await find('fairs', { where, order: SOONEST_FIRST, limit: limit - fairs.length })));
      }
      return fairs;
    },

    withDocuments: <Row extends Fair>(fairs: Row[]) => withDocuments(payload, fairs),

    fair: (id: number): Promise<Fair> => payload.findByID({ collection: 'fairs', id, depth: 1 }),

    pressItems: (type: PressType | undefined, page: Page): Promise<PressItem[]> =>
      find('press', { ...page, ...(type ? { where: { type: { equals: type } } } : {}) }),

    pressItem: (id: number): Promise<PressItem> =>
      payload.findByID({ collection: 'press-items', id, depth: 1 }),

    exhibitorsOf: async (fairId: number): Promise<Exhibitor[]> => {
      await payload.findByID({ collection: 'fairs', id: fairId, depth: 0, select: {} });
      const { docs } = await payload.find({
        collection: 'exhibitors',
        where: { fair: { equals: fairId } },
        depth: 1,
        pagination: false,
        populate: { fairs: {} },
      });
      return docs;
    },

    galleryOf: async (fairId: number): Promise<GalleryImage[]> => {
      await payload.findByID({ collection: 'fairs', id: fairId, depth: 0, select: {} });
      return galleryImages({ fair: { equals: fairId } });
    },

    albums: async (): Promise<StoredAlbum[]> => {
      const docs = await findRows<GalleryRow>(payload, 'gallery-images', {
        where: { image: { exists: true } },
        sort: [...LISTS.galleryImages.order],
        select: { fair: true, image: true },
      });
      const idsByFair = Map.groupBy(await withPicture(docs), ({ fair }) => fair);
      const covers = await galleryImages({ id: { in: [...idsByFair.values()].map(([first]) => first?.id) } });
      const coverById = new Map(covers.map((cover) => [cover.id, cover]));
      const ids = [...idsByFair.keys()].filter((id) => typeof id === 'number');
      const { docs: fairs } = await payload.find({
        collection: 'fairs',
        where: { id: { in: ids } },
        sort: [...LISTS.fairs.order],
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

    pageContent: async (pageKey: string): Promise<PageContent> => {
      const [page] = await find('pages', { where: { pageKey: { equals: pageKey } }, limit: 1 });
      if (!page) throw notFound();
      return page;
    },
  };
}

export type Content = ReturnType<typeof createContent>;
