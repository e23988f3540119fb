import { PATHS } from '@fuar/shared/paths';
import { type Area, mayDo, type Right } from '@fuar/shared/people/rights';
import type { SessionUser } from '@fuar/shared/schemas/auth';

type Rights = Pick<SessionUser, 'role' | 'needsSecondFactor'>;

/** The right that each screen needs. Screens for reading hide their buttons from a person who may not write. */
const SCREEN_RIGHTS: Readonly<Record<string, readonly [Area, Right]>> = {
  [PATHS.admin]: ['content', 'read'],
  [PATHS.adminFairs]: ['content', 'read'],
  [PATHS.adminPress]: ['content', 'read'],
  [PATHS.adminGallery]: ['content', 'read'],
  [PATHS.adminSponsors]: ['content', 'read'],
  [PATHS.adminPages]: ['content', 'read'],
  [PATHS.adminDrafts]: ['content', 'write'],
  [PATHS.adminSettings]: ['content', 'write'],
  [PATHS.adminContact]: ['inbox', 'read'],
  [PATHS.adminSubmissions]: ['inbox', 'read'],
  [PATHS.adminUsers]: ['people', 'read'],
  [PATHS.adminRecord]: ['people', 'read'],
  [PATHS.adminAccount]: ['own', 'read'],
  [PATHS.adminSessions]: ['own', 'read'],
};

/** The server decides the same for each call. Until a required second factor is set, only the own account is open. */
export function mayUse({ role, needsSecondFactor }: Rights, area: Area, right: Right): boolean {
  return (!needsSecondFactor || area === 'own') && mayDo(role, area, right);
}

/** True also for an address without a screen. */
export function mayOpen(user: Rights, pathname: string): boolean {
  const needed = SCREEN_RIGHTS[pathname.replace(/\/$/, '')];
  return !needed || mayUse(user, ...needed);
}
