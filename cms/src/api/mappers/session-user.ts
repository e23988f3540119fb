import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { Payload, TypedUser } from 'payload';
import { needsSecondFactor } from '../../people/second-factor-rule.ts';

export async function toSessionUser(payload: Payload, user: TypedUser): Promise<SessionUser> {
  const { email, name, role } = user;
  const isLimited = await needsSecondFactor(payload, user);
  return { email, ...(name ? { name } : {}), role, ...(isLimited ? { needsSecondFactor: true } : {}) };
}
