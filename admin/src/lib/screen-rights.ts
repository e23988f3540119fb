import { PATHS } from '@fuar/shared/paths';
import { type Area, mayDo, type Right } from '@fuar/shared/people/rights';
import type { SessionUser } from '@fuar/shared/schemas/auth';

type Rights = Pick<SessionUser, 'role' | 'needsSecondFactor'>;

/**
 * The rights that screens need. A screen that is not listed needs the right to read content, and hides its buttons from users
 * who may not write content.
 */
const SCREEN_RIGHTS: Readonly<Record<string, readonly [Area, Right]>> = {
  [PATHS.adminDrafts]: ['content', 'write'],
  [PATHS.adminSettings]: ['content', 'write'],
  [PATHS.adminContact]: ['inbox', 'read'],
  [PATHS.adminSubmissions]: ['inbox', 'read'],
  [PATHS.adminUsers]: ['people', 'read'],
  [PATHS.adminRecord]: ['people', 'read'],
  [PATHS.adminAccount]: ['own', 'read'],
  [PATHS.adminSessions]: ['own', 'read'],
};

/**
 * True if the user has this right, by the same rules as on the server. While a required second factor is missing, only the
 * area `own` is open.
 */
export function mayUse({ role, needsSecondFactor }: Rights, area: Area, right: Right): boolean {
  return (!needsSecondFactor || area === 'own') && mayDo(role, area, right);
}

export function mayOpen(user: Rights, pathname: string): boolean {
  const [area, right] = SCREEN_RIGHTS[pathname.replace(/\/$/, '')] ?? (['content', 'read'] as const);
  return mayUse(user, area, right);
}
