import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { Payload } from 'payload';
import type { User } from '../../payload-types.ts';
import { needsSecondFactor } from '../../people/second-factor-rule.ts';

export async function toSessionUser(
  payload: Payload,
  user: Pick<User, 'id' | 'email' | 'name' | 'role'>,
): Promise<SessionUser> {
  const { email, name, role } = user;
  const isLimited = await needsSecondFactor(payload, user);
  return { email, ...(name ? { name } : {}), role, ...(isLimited ? { needsSecondFactor: true } : {}) };
}
