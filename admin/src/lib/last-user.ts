import type { SessionUser } from '@fuar/shared/schemas/auth';

const KEY = 'last-role';
const WITHOUT_FACTOR = 'none';

type Rights = Pick<SessionUser, 'role' | 'needsSecondFactor'>;

/** Remembers what the user may do, so that the next start sends only calls that succeed before it knows the session. */
export function rememberUser({ role, needsSecondFactor }: Rights): void {
  localStorage.setItem(KEY, needsSecondFactor ? WITHOUT_FACTOR : role);
}

/** Every account had all rights before roles existed. */
export function readLastUser(): Rights {
  const kept = localStorage.getItem(KEY);
  if (kept === WITHOUT_FACTOR) return { role: 'admin', needsSecondFactor: true };
  return { role: kept === 'editor' || kept === 'inbox' ? kept : 'admin' };
}
