import type { Payload } from 'payload';
import { secondFactorOf } from './factors.ts';
import { findStaffById } from './staff-row.ts';

const known = new WeakMap<object, Promise<boolean>>();

/**
 * True if an admin requires a second factor of everybody and this account has none. Caches the result for one request: the key
 * is the user object, and each request has its own user object.
 */
export function needsSecondFactor(payload: Payload, user: { id: number }): Promise<boolean> {
  const found = known.get(user) ?? find(payload, user.id);
  known.set(user, found);
  return found;
}

async function find(payload: Payload, id: number): Promise<boolean> {
  if (!(await isSecondFactorRequired(payload))) return false;
  const row = await findStaffById(payload, id);
  return !row || secondFactorOf(row) === 'none';
}

export async function isSecondFactorRequired(payload: Payload): Promise<boolean> {
  const rules = await payload.db.findGlobal<{ isSecondFactorRequired?: boolean | null }>({
    slug: 'security',
  });
  return Boolean(rules?.isSecondFactorRequired);
}
