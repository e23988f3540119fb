import type { FairStatus } from '@fuar/shared/schemas/fair';
import type { Payload, Where } from 'payload';
import type { Fair, SiteSetting } from '../payload-types.ts';

type Page = { page?: number | undefined; limit?: number | undefined };

/** Latest start first; what has none comes last on both databases; then the newest row. */
const LATEST_FIRST = ['-startDate', '-id'];

/**
 * What visitors may see. Payload's local API skips access rules, here on purpose and nowhere else; so this file alone
 * says which rows and which depth are public.
 */
export function createContent(payload: Payload) {
  async function find(where: Where, sort: string[], { page, limit }: Page = {}): Promise<Fair[]> {
    const isPaged = page !== undefined || limit !== undefined;
    const { docs } = await payload.find({
      collection: 'fairs',
      where,
      sort,
      depth: 1,
      pagination: isPaged,
      ...(isPaged ? { page: page ?? 1, limit: limit ?? 100 } : {}),
    });
    return docs;
  }

  return {
    fairs: (status: FairStatus | undefined, page: Page): Promise<Fair[]> =>
      find(status ? { status: { equals: status } } : {}, LATEST_FIRST, page),

    /** Soonest start first, then those without a readable date, then those that have ended. */
    upcomingFairs: async (limit: number, today: string): Promise<Fair[]> => {
      const groups: Where[] = [
        { endDate: { greater_than_equal: today } },
        { endDate: { exists: false } },
        { endDate: { less_than: today } },
      ];
      const fairs: Fair[] = [];
      for (const group of groups) {
        if (fairs.length === limit) break;
        const where = { and: [{ status: { equals: 'Upcoming' } }, group] };
        fairs.push(...(await find(where, ['startDate', '-id'], { limit: limit - fairs.length })));
      }
      return fairs;
    },

    fair: (id: number): Promise<Fair> => payload.findByID({ collection: 'fairs', id, depth: 1 }),

    siteSettings: (): Promise<SiteSetting> => payload.findGlobal({ slug: 'site-settings', depth: 0 }),
  };
}

export type Content = ReturnType<typeof createContent>;
