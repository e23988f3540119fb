import type { SessionUser } from '@fuar/shared/schemas/auth';
import { queryOptions } from '@tanstack/react-query';
import { checkSession } from '../lib/session.ts';

export type Session = {
  /** Null: nobody is signed in. */
  user: SessionUser | null;
  /** Signed out by hand: there is no screen to come back to. */
  hasLeft?: true;
};

export const sessionQueries = {
  current: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: async ({ signal }): Promise<Session> => ({ user: await checkSession({ signal }) }),
      // Signing in, signing out and any 401 write it; nothing else changes it.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};
