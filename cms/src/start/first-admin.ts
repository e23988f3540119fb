import type { Payload } from 'payload';
import type { Deps } from '../api/deps.ts';
import { SESSION_COOKIE } from '../api/middleware/session.ts';
import { countRows, findRows } from '../database/rows.ts';
import { OWN_OPERATION } from '../hooks/guard-users.ts';
import { isEnabledAdmin } from '../people/last-admin.ts';
import { isTooCommon } from '../people/password-problem.ts';
import { randomCode } from '../people/random-code.ts';
import { lockOfSessions, openSession } from '../people/sessions.ts';
import type { StaffRow } from '../people/staff-row.ts';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

type FirstAdmin = { email: string; password?: string };

/** A password of five groups such as `k7mp`, about 99 bits. */
export const generatePassword = () => randomCode(5);

/** Runs before the server listens, because Payload lets the first visitor of an empty database become administrator. */
export async function ensureFirstAdmin(payload: Payload, env: Env): Promise<FirstAdmin | undefined> {
  if ((await countRows(payload, 'users')) > 0) return undefined;
  const email = env.ADMIN_EMAIL.trim().toLowerCase();
  if (env.ADMIN_PASSWORD && isTooCommon(env.ADMIN_PASSWORD))
    throw new StartError('ADMIN_PASSWORD is too common: choose a text that nobody guesses.');
  const password = env.ADMIN_PASSWORD ?? generatePassword();
  try {
    const data = { email, password, role: 'admin' } as const;
    await payload.create({ collection: 'users', data, context: OWN_OPERATION });
  } catch (error) {
    // Ignore the error if another process on the same database has created the administrator.
    if ((await countRows(payload, 'users')) > 0) return undefined;
    throw error;
  }
  return env.ADMIN_PASSWORD ? { email } : { email, password };
}

/** Opens a session of the oldest administrator for the parent process. Returns the cookie's `name=value`. */
export async function grantSession({ payload, withLock }: Deps): Promise<string> {
  const docs = await findRows<StaffRow>(payload, 'users', { sort: 'id' });
  const row = docs.find(isEnabledAdmin);
  if (!row) throw new Error('There is no administrator');
  const opened = await withLock(lockOfSessions(row.email), () =>
    openSession(payload, row, { userAgent: undefined }),
  );
  if (!opened) throw new Error('The session was not opened');
  return `${SESSION_COOKIE}=${opened.token}`;
}
