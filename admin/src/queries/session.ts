import type { SessionUser } from '@fuar/shared/schemas/auth';
import { queryOptions } from '@tanstack/react-query';
import { checkSession } from '../lib/session.ts';

export type Session = {
  user: SessionUser | null;
  /** True if the user signed out, so that the next sign-in starts at the dashboard. */
  hasLeft?: true;
};

export const sessionQueries = {
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: async ({ signal }): Promise<Session> => ({ user: await checkSession({ signal }) }),
      // The session is never stale by age, because code that changes the session updates or invalidates this query.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
