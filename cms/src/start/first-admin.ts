import { randomBytes } from 'node:crypto';
import { createLocalReq, getFieldsToSign, jwtSign, type Payload } from 'payload';
import { addSessionToUser } from 'payload/shared';
import type { Deps } from '../api/deps.ts';
import { SESSION_COOKIE } from '../api/middleware/session.ts';
import { sessionsOf } from '../api/sign-in.ts';
import { OWN_OPERATION } from '../hooks/guard-users.ts';
import type { Env } from './env.ts';

export type FirstAdmin = { email: string; password?: string };

/** Five groups of four unambiguous letters and digits, about 99 bits. */
export function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const pick = [...randomBytes(60)].filter((byte) => byte < 248).slice(0, 20);
  const text = pick.map((byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** Runs before the server listens, because Payload lets the first visitor of an empty database become administrator. */
export async function ensureFirstAdmin(payload: Payload, env: Env): Promise<FirstAdmin | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return undefined;
  const email = env.ADMIN_EMAIL.trim().toLowerCase();
  const password = env.ADMIN_PASSWORD ?? generatePassword();
  try {
    await payload.create({
      collection: 'users',
      data: { email, password, role: 'admin' },
      context: OWN_OPERATION,
    });
  } catch (error) {
    // Another process on the same database has created it.
    if ((await payload.count({ collection: 'users' })).totalDocs > 0) return undefined;
    throw error;
  }
  return env.ADMIN_PASSWORD ? { email } : { email, password };
}

/** Opens a session of the oldest administrator for the parent process. Returns the cookie's `name=value`. */
export async function grantSession({ payload, exclusively }: Deps): Promise<string> {
  const { docs } = await payload.find({ collection: 'users', sort: 'id', limit: 1, depth: 0 });
  const user = docs[0];
  if (!user) throw new Error('There is no administrator');
  const req = await createLocalReq({}, payload);
  const collectionConfig = payload.collections.users.config;
  const typed = { ...user, collection: 'users' as const };
  const sid = await exclusively(sessionsOf(user.email), async () => {
    // Read hidden fields too, because the whole row is written back.
    const row = await payload.db.findOne<typeof user>({
      collection: 'users',
      where: { id: { equals: user.id } },
    });
    if (!row) throw new Error('There is no administrator');
    const whole = { ...row, collection: 'users' as const };
    return (await addSessionToUser({ collectionConfig, payload, req, user: whole })).sid;
  });
  const fieldsToSign = getFieldsToSign({
    collectionConfig,
    email: user.email,
    user: typed,
    ...(sid ? { sid } : {}),
  });
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  return `${SESSION_COOKIE}=${token}`;
}
