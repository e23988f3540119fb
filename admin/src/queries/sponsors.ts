import { ADMIN_SPONSORS_MESSAGES as m } from '@fuar/shared/messages/admin/sponsors';
import { SPONSORS, type Sponsor } from '@fuar/shared/organiser/sponsors';
import { queryOptions } from '@tanstack/react-query';

const SIMULATED_DELAY_MS = 500;

export type AdminSponsor = Omit<Sponsor, 'websiteUrl'>;

/** Sample data instead of a call to `/api`, as specified. Changes last until the tab closes. */
export const sponsorQueries = {
  list: () =>
    queryOptions({
      queryKey: ['sponsors'],
      queryFn: async (): Promise<AdminSponsor[]> => {
        await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
        return SPONSORS.map(({ id, name, logoUrl, order }) => ({ id, name, logoUrl, order }));
      },
      staleTime: Number.POSITIVE_INFINITY,
      meta: { errorMessage: m.loadFailed, errorType: 'warning' },
    }),
};
