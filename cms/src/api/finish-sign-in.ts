import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { SignedIn } from '@fuar/shared/schemas/auth';
import type { NextStep } from '@fuar/shared/schemas/people';
import type { Context } from 'hono';
import { secondFactorOf } from '../people/factors.ts';
import { passkeyOptions } from '../people/passkeys.ts';
import { lockOfSessions, type OpenSession, openSession } from '../people/sessions.ts';
import type { StaffRow } from '../people/staff-row.ts';
import { createTicket } from '../people/ticket.ts';
import { recordSignIn } from '../records/record.ts';
import type { Deps } from './deps.ts';
import { Accepted } from './handler.ts';
import { toSignedIn } from './mappers/session-user.ts';
import { relyingParty } from './middleware/client.ts';
import { writeSession } from './middleware/session.ts';

/**
 * Finishes a sign-in after its first factor: a password, or the token of an invite. Sets the session cookie, or returns the
 * step that must follow. `proved` is the account's row as it was when the first factor was checked. If the password
 * has changed since then, no session opens.
 */
export async function finishSignIn(
  deps: Deps,
  context: Context,
  proved: StaffRow,
  how: 'password' | 'link',
): Promise<SignedIn | Accepted<NextStep>> {
  if (proved.isDisabled) throw new ApiError(403, m.accountDisabled);
  const next = secondFactorOf(proved);
  if (next !== 'none') return new Accepted(await nextStep(deps, context, proved, next));
  await startSession(deps, context, proved, how);
  return toSignedIn(context, deps.payload, proved);
}

export async function startSession(
  deps: Deps,
  context: Context,
  proved: StaffRow,
  how: 'password' | 'link',
): Promise<OpenSession> {
  const userAgent = context.req.header('user-agent');
  const opened = await deps.withLock(lockOfSessions(proved.email), () =>
    openSession(deps.payload, proved, { userAgent }),
  );
  if (!opened) throw new Error('The session was not opened');
  await recordSignIn(deps.payload, proved, how);
  writeSession(context, opened, deps);
  return opened;
}

async function nextStep(
  { payload, env }: Deps,
  { req }: Context,
  row: StaffRow,
  next: NextStep['next'],
): Promise<NextStep> {
  const { ticket, sid } = createTicket(payload, row);
  if (next === 'totp') return { next, ticket };
  const options = await passkeyOptions(payload, row, sid, relyingParty(req.raw.headers, env));
  return { next, ticket, options: { ...options } };
}
