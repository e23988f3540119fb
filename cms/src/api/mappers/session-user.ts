import type { SessionUser, SignedIn } from '@fuar/shared/schemas/auth';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { User } from '../../payload-types.ts';
import { needsSecondFactor } from '../../people/second-factor-rule.ts';
import { prefers } from '../prefers.ts';

type StaffUser = Pick<User, 'id' | 'email' | 'name' | 'role'>;

export async function toSessionUser(payload: Payload, user: StaffUser): Promise<SessionUser> {
  const { email, name, role } = user;
  const isLimited = await needsSecondFactor(payload, user);
  return { email, ...(name ? { name } : {}), role, ...(isLimited ? { needsSecondFactor: true } : {}) };
}

/** The response to a sign-in. Without `Prefer: user` it has only the e-mail address, as the specification says. */
export async function toSignedIn(context: Context, payload: Payload, user: StaffUser): Promise<SignedIn> {
  return prefers(context, 'user') ? toSessionUser(payload, user) : { email: user.email };
}
