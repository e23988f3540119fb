import { ApiError } from '@fuar/shared/api/api-error';
import type { accountRoutes } from '@fuar/shared/api/routes/people';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { PEOPLE_MESSAGES as pm } from '@fuar/shared/messages/people';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { Account } from '@fuar/shared/schemas/people';
import type { TypedUser } from 'payload';
import {
  passkeysOf,
  recoveryHashesOf,
  type StoredPasskey,
  secondFactorOf,
  WITHOUT_SECOND_FACTOR,
} from '../../people/factors.ts';
import { newPasskeyOptions, readNewPasskey } from '../../people/passkeys.ts';
import { createRecoveryCodes } from '../../people/recovery-codes.ts';
import { isSecondFactorRequired } from '../../people/second-factor-rule.ts';
import { endSessions, lockOfSessions, refuseEnded } from '../../people/sessions.ts';
import { findStaffById, type StaffRow } from '../../people/staff-row.ts';
import { createTotpSecret, stepOfCode, totpUri } from '../../people/totp.ts';
import { recordAccount } from '../../records/record.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { relyingParty } from '../middleware/client.ts';
import { sessionIdOf } from '../middleware/session.ts';

type Changes = Partial<Omit<StaffRow, 'id' | 'sessions'>>;

export function createAccountHandlers(deps: Deps): Handlers<typeof accountRoutes> {
  const { payload, env, withLock } = deps;

  async function rowOf(staff: TypedUser): Promise<StaffRow> {
    const row = await findStaffById(payload, staff.id);
    refuseEnded(row, sessionIdOf(staff));
    return row;
  }

  async function change(
    staff: TypedUser,
    plan: (row: StaffRow) => Changes | Promise<Changes>,
  ): Promise<void> {
    await withLock(lockOfSessions(staff.email), async () => save(staff, await plan(await rowOf(staff))));
  }

  async function changeFactors(
    staff: TypedUser,
    what: 'factorAdded' | 'factorRemoved',
    plan: (row: StaffRow) => Changes | Promise<Changes>,
  ): Promise<void> {
    const own = sessionIdOf(staff);
    await withLock(lockOfSessions(staff.email), async () => {
      const row = await rowOf(staff);
      const changes = await plan(row);
      const isLast = secondFactorOf({ ...row, ...changes }) === 'none';
      await save(staff, isLast ? WITHOUT_SECOND_FACTOR : changes);
      await endSessions(payload, staff.id, (sid) => sid === own);
      await recordAccount(payload, staff, rm.accounts[what]);
    });
  }

  /** Returns recovery codes if this is the account's first second factor. */
  async function addFactor(
    staff: TypedUser,
    plan: (row: StaffRow) => Changes,
  ): Promise<{ recoveryCodes: string[] }> {
    const { codes, recoveryCodes } = createRecoveryCodes();
    let isFirst = false;
    await changeFactors(staff, 'factorAdded', (row) => {
      isFirst = !row.recoveryCodes;
      return { ...plan(row), ...(isFirst ? { recoveryCodes } : {}) };
    });
    return { recoveryCodes: isFirst ? codes : [] };
  }

  async function save({ id }: TypedUser, changes: Changes): Promise<void> {
    await payload.db.updateOne({ collection: 'users', id, data: changes, returning: false });
  }

  async function accountOf(staff: TypedUser): Promise<Account> {
    return toAccount(await rowOf(staff), await isSecondFactorRequired(payload));
  }

  return {
    get: async ({ staff }) => accountOf(staff),
    update: async ({ body: { name }, staff }) => {
      if (name !== undefined && name !== (staff.name ?? '')) {
        await change(staff, () => ({ name: name || null }));
        await recordAccount(payload, staff, rm.accounts.saved);
      }
      return accountOf(staff);
    },
    startTotp: async ({ staff }) => {
      const secret = createTotpSecret();
      await change(staff, ({ totpSecret }) => {
        if (totpSecret) throw new ApiError(409, pm.hasTotp);
        return { newTotpSecret: payload.encrypt(secret) };
      });
      return { secret, uri: totpUri(secret, staff.email) };
    },
    confirmTotp: ({ body: { code }, staff }) =>
      addFactor(staff, (row) => {
        if (!row.newTotpSecret) throw new ApiError(409, m.noTotpBegun);
        const totpStep = stepOfCode(payload, row.newTotpSecret, code.replace(/\s/g, ''));
        // A wrong code does not count towards the lockout, because the caller already has the secret.
        if (totpStep === undefined) throw invalidField('code', vm.wrongCode);
        // Mark this code as used, so that nobody can sign in with it.
        return { totpSecret: row.newTotpSecret, newTotpSecret: null, totpStep };
      }),
    removeTotp: async ({ body: { password }, staff, context }) => {
      await confirmPassword(deps, context, staff, password, 'password');
      await changeFactors(staff, 'factorRemoved', ({ totpSecret }) => {
        if (!totpSecret) throw new ApiError(404, pm.totpGone);
        return { totpSecret: null, newTotpSecret: null, totpStep: null };
      });
    },
    startPasskey: async ({ staff, context }) => {
      const party = relyingParty(context.req.raw.headers, env);
      const options = await newPasskeyOptions(payload, await rowOf(staff), sessionIdOf(staff), party);
      return { options: { ...options } };
    },
    addPasskey: async ({ body, staff, context }) => {
      const party = relyingParty(context.req.raw.headers, env);
      const passkey = await readNewPasskey(payload, sessionIdOf(staff), party, body);
      if (!passkey) throw new ApiError(400, m.wrongPasskey);
      return addFactor(staff, (row) => {
        const known = passkeysOf(row);
        if (known.some(({ id }) => id === passkey.id)) throw new ApiError(409, pm.hasPasskey);
        return { passkeys: JSON.stringify([...known, passkey]) };
      });
    },
    removePasskey: async ({ params: { id }, body: { password }, staff, context }) => {
      await confirmPassword(deps, context, staff, password, 'password');
      await changeFactors(staff, 'factorRemoved', (row) => {
        const known = passkeysOf(row);
        const rest = known.filter((passkey) => passkey.id !== id);
        if (rest.length === known.length) throw new ApiError(404, pm.passkeyGone);
        return { passkeys: rest.length > 0 ? JSON.stringify(rest) : null };
      });
    },
    renewRecoveryCodes: async ({ body: { password }, staff, context }) => {
      await confirmPassword(deps, context, staff, password, 'password');
      const { codes, recoveryCodes } = createRecoveryCodes();
      await change(staff, (row) => {
        if (secondFactorOf(row) === 'none') throw new ApiError(409, m.hasNoSecondFactor);
        return { recoveryCodes };
      });
      await recordAccount(payload, staff, rm.accounts.recoveryCodes);
      return { recoveryCodes: codes };
    },
  };
}

function toAccount(row: StaffRow, isSecondFactorRequired: boolean): Account {
  const { id, email, name, role, totpSecret } = row;
  return {
    id,
    email,
    ...(name ? { name } : {}),
    role,
    secondFactor: secondFactorOf(row),
    hasTotp: Boolean(totpSecret),
    passkeys: passkeysOf(row).map(toPasskey),
    recoveryCodesLeft: recoveryHashesOf(row).length,
    isSecondFactorRequired,
  };
}

function toPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Account['passkeys'][number] {
  return { id, name, createdAt, ...(lastUsedAt ? { lastUsedAt } : {}) };
}
