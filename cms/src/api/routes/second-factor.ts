import { ApiError } from '@fuar/shared/api/api-error';
import type { secondFactorRoutes } from '@fuar/shared/api/routes/auth';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { SecondFactorInput } from '@fuar/shared/schemas/people';
import { incrementLoginAttempts, type Payload, type TypedUser } from 'payload';
import { changeWhere } from '../../database/change-where.ts';
import { countRows } from '../../database/rows.ts';
import { recoveryHashesOf, secondFactorOf } from '../../people/factors.ts';
import { acceptPasskey, type RelyingParty } from '../../people/passkeys.ts';
import { withoutCode } from '../../people/recovery-codes.ts';
import { lockOfSessions, openSession } from '../../people/sessions.ts';
import type { StaffRow } from '../../people/staff-row.ts';
import { readTicket, type Ticket, ticketEnded } from '../../people/ticket.ts';
import { stepOfCode } from '../../people/totp.ts';
import { actor, record, recordSignIn } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { toSignedIn } from '../mappers/session-user.ts';
import { relyingParty } from '../middleware/client.ts';
import { writeSession } from '../middleware/session.ts';
import { refuseLocked } from '../sign-in.ts';

export function createSecondFactorHandlers(deps: Deps): Handlers<typeof secondFactorRoutes> {
  const { payload, env, withLock } = deps;
  return {
    secondFactor: async ({ body, context }) => {
      const { row: named } = await readTicket(payload, body.ticket);
      const party = relyingParty(context.req.raw.headers, env);
      const userAgent = context.req.header('user-agent');
      const { row, opened } = await withLock(lockOfSessions(named.email), async () => {
        const { ticket, row } = await readTicket(payload, body.ticket);
        await refuseUsed(payload, ticket);
        if (secondFactorOf(row) === 'none') throw ticketEnded();
        if (row.isDisabled) throw new ApiError(403, m.accountDisabled);
        refuseLocked(row);
        const how = body.code
          ? await acceptCode(payload, row, body.code)
          : await acceptCredential(payload, row, ticket, party, body.credential);
        if (!how) return refuse(payload, row, body);
        const opened = await openSession(payload, row, { userAgent, sid: ticket.sid });
        if (!opened) throw ticketEnded();
        await recordSignIn(payload, row, how);
        return { row, opened };
      });
      writeSession(context, opened, deps);
      return toSignedIn(context, payload, row);
    },
  };
}

/**
 * Refuses a used ticket before a code is checked, so that the request uses up none of the owner's codes. If two requests with
 * one ticket both pass this check, `openSession` refuses the later one.
 */
async function refuseUsed(payload: Payload, { sid }: Ticket): Promise<void> {
  if ((await countRows(payload, 'staff-sessions', { sid: { equals: sid } })) > 0) throw ticketEnded();
}

type How = 'code' | 'recoveryCode' | 'passkey';

/** A correct code works once, because the write that accepts the code also stores it as used. */
async function acceptCode(payload: Payload, row: StaffRow, typed: string): Promise<How | undefined> {
  const totpStep = stepOfCode(payload, row.totpSecret, typed.replace(/\s/g, ''));
  if (totpStep !== undefined) {
    const isFirst = { totpStep: { less_than: totpStep } };
    return (await changeWhere(payload, 'users', row.id, { totpStep }, isFirst)) ? 'code' : undefined;
  }
  const rest = withoutCode(recoveryHashesOf(row), typed);
  if (!rest) return undefined;
  return (await changeIfSame(payload, row, 'recoveryCodes', JSON.stringify(rest)))
    ? 'recoveryCode'
    : undefined;
}

async function acceptCredential(
  payload: Payload,
  row: StaffRow,
  { sid }: Ticket,
  party: RelyingParty,
  credential: Record<string, unknown> = {},
): Promise<How | undefined> {
  const passkeys = await acceptPasskey(payload, row, sid, party, credential);
  if (!passkeys) return undefined;
  return (await changeIfSame(payload, row, 'passkeys', JSON.stringify(passkeys))) ? 'passkey' : undefined;
}

function changeIfSame(
  payload: Payload,
  row: StaffRow,
  field: 'passkeys' | 'recoveryCodes',
  value: string,
): Promise<boolean> {
  return changeWhere(payload, 'users', row.id, { [field]: value }, { [field]: { equals: row[field] } });
}

/** Counts the wrong code like a wrong password, so that the fifth wrong try locks the account. */
async function refuse(payload: Payload, row: StaffRow, { code }: SecondFactorInput): Promise<never> {
  const collection = payload.collections.users.config;
  await incrementLoginAttempts({ collection, payload, user: { ...row, collection: 'users' } as TypedUser });
  await record(payload, { ...actor(row), kind: 'signInFailed', what: rm.signInFailures.factor });
  throw new ApiError(401, code ? m.wrongCode : m.wrongPasskey);
}
