import { ApiError } from '@fuar/shared/api/api-error';
import type { userRoutes } from '@fuar/shared/api/routes/people';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import { USER_MESSAGES as um } from '@fuar/shared/messages/admin/users';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import type { User } from '@fuar/shared/schemas/people';
import type { Payload, TypedUser } from 'payload';
import { currentCaller } from '../../access/current-caller.ts';
import { isAllowed } from '../../access/staff-only.ts';
import { findRows } from '../../database/rows.ts';
import { OWN_OPERATION } from '../../hooks/guard-users.ts';
import { withoutDottedCapitals } from '../../mail/address-key.ts';
import { secondFactorOf, WITHOUT_SECOND_FACTOR } from '../../people/factors.ts';
import { createLink } from '../../people/links.ts';
import { lockAccount } from '../../people/lock-account.ts';
import { isSecondFactorRequired } from '../../people/second-factor-rule.ts';
import { endSessions } from '../../people/sessions.ts';
import { findStaffById, findStaffRow, type StaffRow } from '../../people/staff-row.ts';
import { actor, record } from '../../records/record.ts';
import { generatePassword } from '../../start/first-admin.ts';
import type { Deps } from '../deps.ts';
import { invalidField, notFound } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { originOf } from '../middleware/client.ts';

const collection = 'users';

export function createUserHandlers(deps: Deps): Handlers<typeof userRoutes> {
  const { env, payload } = deps;
  const as = (user: TypedUser) =>
    ({ collection, depth: 0, user, overrideAccess: false, context: OWN_OPERATION }) as const;
  const note = (staff: TypedUser, what: string, rowId?: number) =>
    record(payload, { ...actor(staff), kind: 'user', what, rowId });

  /** Refuses a caller whose session or right has ended while the call waited for the lock. */
  const lockFor = <T>(staff: TypedUser, id: number | undefined, work: () => Promise<T>) =>
    lockAccount(payload, id, async () => {
      const user = await currentCaller(payload, staff);
      if (!(await isAllowed({ payload, user }, 'people', 'write'))) throw new ApiError(403, em.notAllowed);
      return work();
    });

  return {
    list: async () => {
      const docs = await findRows<StaffRow>(payload, collection, { sort: 'email' });
      return docs.map(toUser);
    },
    create: async ({ body: { email: typed, name, role }, staff }) =>
      lockFor(staff, undefined, async () => {
        const email = withoutDottedCapitals(typed);
        await refuseTaken(payload, email);
        const data = { email, name: name || null, role, isInvited: true, password: generatePassword() };
        // Override access, because staff may not write `isInvited`.
        const { id } = await payload.create({ ...as(staff), overrideAccess: true, data });
        await note(staff, rm.accounts.added, id);
        return toUser(await findUser(payload, id));
      }),
    update: async ({ params: { id }, body: { secondFactor, ...given }, staff }) =>
      lockFor(staff, id, async () => {
        const changes = { ...given, ...(given.email ? { email: withoutDottedCapitals(given.email) } : {}) };
        const before = await findUser(payload, id);
        if (secondFactor) refuseOwn(staff, id);
        if (changes.email) await refuseTaken(payload, changes.email, id);
        if (Object.keys(changes).length > 0)
          await payload.update({ ...as(staff), id, data: changes as object });
        if (secondFactor && secondFactorOf(before) !== 'none') {
          await payload.db.updateOne({ collection, id, data: { ...WITHOUT_SECOND_FACTOR } });
          // End the sessions too, because a lost or stolen device may be signed in.
          await endSessions(payload, id);
        }
        const after = await findUser(payload, id);
        for (const what of changesOf(before, after)) await note(staff, what, id);
        return toUser(after);
      }),
    delete: async ({ params: { id }, staff }) => {
      await lockFor(staff, id, async () => {
        await payload.delete({ ...as(staff), id });
        await note(staff, rm.accounts.deleted, id);
      });
    },
    invite: async ({ params: { id }, staff, context }) =>
      lockFor(staff, id, async () => {
        refuseOwn(staff, id);
        const row = await findUser(payload, id);
        if (row.isDisabled) throw new ApiError(409, em.disabledInvite);
        await note(staff, rm.accounts.invited, id);
        const inviteUrl = await createLink(deps, row, 'invite', originOf(context, env), staff.id);
        return inviteUrl ? { inviteUrl } : {};
      }),
    security: async () => ({ isSecondFactorRequired: await isSecondFactorRequired(payload) }),
    saveSecurity: async ({ body, staff }) => {
      await payload.updateGlobal({ slug: 'security', data: body, depth: 0 });
      const { factorRequired, factorOptional } = rm.accounts;
      await note(staff, body.isSecondFactorRequired ? factorRequired : factorOptional);
      return body;
    },
  };
}

/**
 * Refuses a call on the caller's own account. Otherwise a stolen session could replace the password or remove the second factor
 * without knowing the present password.
 */
function refuseOwn(staff: TypedUser, id: number): void {
  if (staff.id === id) throw new ApiError(409, em.ownAccount);
}

/** Describes the changes of an account for the record of actions, without names and addresses. */
function changesOf(before: StaffRow, after: StaffRow): string[] {
  const { accounts } = rm;
  const isMoved = before.email !== after.email || (before.name ?? '') !== (after.name ?? '');
  return [
    ...(isMoved ? [accounts.saved] : []),
    ...(before.role !== after.role ? [accounts.role(um.roles[after.role])] : []),
    ...(!before.isDisabled && after.isDisabled ? [accounts.disabled] : []),
    ...(before.isDisabled && !after.isDisabled ? [accounts.enabled] : []),
    ...(secondFactorOf(before) !== secondFactorOf(after) ? [accounts.factorRemoved] : []),
  ];
}

async function findUser(payload: Payload, id: number): Promise<StaffRow> {
  const row = await findStaffById(payload, id);
  if (!row) throw notFound();
  return row;
}

async function refuseTaken(payload: Payload, email: string, id?: number): Promise<void> {
  const row = await findStaffRow(payload, { email: { equals: email } });
  if (row && row.id !== id) throw invalidField('email', m.emailTaken);
}

function toUser(row: StaffRow): User {
  return {
    id: row.id,
    email: row.email,
    ...(row.name ? { name: row.name } : {}),
    role: row.role,
    isDisabled: Boolean(row.isDisabled),
    secondFactor: secondFactorOf(row),
    ...(row.lastSignInAt ? { lastSignInAt: new Date(row.lastSignInAt).toISOString() } : {}),
    isInvited: Boolean(row.isInvited),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
