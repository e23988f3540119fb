import type { SessionUser } from '@fuar/shared/schemas/auth';
import { storeLocally } from './store-locally.ts';

const KEY = 'last-role';
const WITHOUT_FACTOR = 'none';

type Rights = Pick<SessionUser, 'role' | 'needsSecondFactor'>;

/** Stores the user's rights for the next page load, which prefetches content before it knows the session. */
export function rememberUser({ role, needsSecondFactor }: Rights): void {
  storeLocally(KEY, needsSecondFactor ? WITHOUT_FACTOR : role);
}

/** The rights of the last user. Without a stored role, assumes an administrator: before roles existed, every user was one. */
export function readLastUser(): Rights {
  const kept = localStorage.getItem(KEY);
  if (kept === WITHOUT_FACTOR) return { role: 'admin', needsSecondFactor: true };
  return { role: kept === 'editor' || kept === 'inbox' ? kept : 'admin' };
}
