import type { Area, Right } from '@fuar/shared/people/rights';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { useQuery } from '@tanstack/react-query';
import { mayUse } from '../lib/screen-rights.ts';
import { sessionQueries } from './session.ts';

export function useMay(area: Area, right: Right): boolean {
  const user = useKnownUser();
  return Boolean(user && mayUse(user, area, right));
}

/** The user of the session. Null for a moment after signing out, before the sign-in page opens. */
export function useKnownUser(): SessionUser | null | undefined {
  return useQuery({ ...sessionQueries.current(), enabled: false }).data?.user;
}
