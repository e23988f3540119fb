import type { SessionUser } from '@fuar/shared/schemas/auth';

const KEY = 'last-role';
const WITHOUT_FACTOR = 'none';

type Rights = Pick<SessionUser, 'role' | 'needsSecondFactor'>;

/** Remembers the user's rights, because the next page load prefetches what they allow before it knows the session. */
export function rememberUser({ role, needsSecondFactor }: Rights): void {
  localStorage.setItem(KEY, needsSecondFactor ? WITHOUT_FACTOR : role);
}

/** The rights of the last user. If no role is stored, returns an administrator, because accounts once had no roles. */
export function readLastUser(): Rights {
  const kept = localStorage.getItem(KEY);
  if (kept === WITHOUT_FACTOR) return { role: 'admin', needsSecondFactor: true };
  return { role: kept === 'editor' || kept === 'inbox' ? kept : 'admin' };
}
