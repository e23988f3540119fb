import type { SessionUser } from '@fuar/shared/schemas/auth';

const KEY = 'last-role';
const WITHOUT_FACTOR = 'none';

type Rights = Pick<SessionUser, 'role' | 'needsSecondFactor'>;

/** Remembers the user's rights. The next start prefetches only what they allow, because it does not know the session yet. */
export function rememberUser({ role, needsSecondFactor }: Rights): void {
  localStorage.setItem(KEY, needsSecondFactor ? WITHOUT_FACTOR : role);
}

/** The rights of the last user. Before roles existed the browser stored none, and every account had all rights. */
export function readLastUser(): Rights {
  const kept = localStorage.getItem(KEY);
  if (kept === WITHOUT_FACTOR) return { role: 'admin', needsSecondFactor: true };
  return { role: kept === 'editor' || kept === 'inbox' ? kept : 'admin' };
}
