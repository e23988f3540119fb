import { ApiError } from '@fuar/shared/api/api-error';
import type { userRoutes } from '@fuar/shared/api/routes/people';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';
import type { Payload, TypedUser } from 'payload';
import { WITHOUT_SECOND_FACTOR } from '../../people/factors.ts';
import { createLink } from '../../people/links.ts';
import { lockAccount } from '../../people/lock-account.ts';
import { findStaffById, findStaffRow, type StaffRow } from '../../people/staff-row.ts';
import { generatePassword } from '../../start/first-admin.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { toUser } from '../mappers/user.ts';
import { originOf } from '../middleware/client.ts';

const collection = 'users';

export function createUserHandlers(deps: Deps): Handlers<typeof userRoutes> {
  const { env, payload } = deps;
  const as = (user: TypedUser) => ({ collection, depth: 0, user, overrideAccess: false }) as const;

  return {
    list: async () => {
      const { docs } = await payload.db.find<StaffRow>({ collection, sort: 'email', pagination: false });
      return docs.map(toUser);
    },
    create: async ({ body: { email, name, role }, staff }) =>
      lockAccount(payload, undefined, async () => {
        await refuseTaken(payload, email);
        const data = { email, name: name || null, role, isInvited: true, password: generatePassword() };
        // Only our own code may write `isInvited`.
        const { id } = await payload.create({ ...as(staff), overrideAccess: true, data });
        return toUser(await findUser(payload, id));
      }),
    update: async ({ params: { id }, body: { secondFactor, ...changes }, staff }) =>
      lockAccount(payload, id, async () => {
        await findUser(payload, id);
        if (changes.email) await refuseTaken(payload, changes.email, id);
        if (Object.keys(changes).length > 0)
          await payload.update({ ...as(staff), id, data: changes as object });
        if (secondFactor) await payload.db.updateOne({ collection, id, data: { ...WITHOUT_SECOND_FACTOR } });
        return toUser(await findUser(payload, id));
      }),
    delete: async ({ params: { id }, staff }) => {
      await lockAccount(payload, id, () => payload.delete({ ...as(staff), id }));
      return undefined;
    },
    invite: async ({ params: { id }, context }) =>
      lockAccount(payload, id, async () => {
        const row = await findUser(payload, id);
        if (row.isDisabled) throw new ApiError(409, em.disabledInvite);
        const inviteUrl = await createLink(deps, row, 'invite', originOf(context, env));
        return inviteUrl ? { inviteUrl } : {};
      }),
    security: async () => readSecurity(payload),
    saveSecurity: async ({ body }) => {
      await payload.updateGlobal({ slug: 'security', data: body, depth: 0 });
      return readSecurity(payload);
    },
  };
}

async function readSecurity(payload: Payload) {
  const { isSecondFactorRequired } = await payload.findGlobal({ slug: 'security', depth: 0 });
  return { isSecondFactorRequired: Boolean(isSecondFactorRequired) };
}

async function findUser(payload: Payload, id: number): Promise<StaffRow> {
  const row = await findStaffById(payload, id);
  if (!row) throw notFound();
  return row;
}

async function refuseTaken(payload: Payload, email: string, id?: number): Promise<void> {
  const row = await findStaffRow(payload, { email: { equals: email } });
  if (row && row.id !== id) throw new ApiError(400, em.invalidInput, { errors: { email: m.emailTaken } });
}
