import { ApiError } from '@fuar/shared/api/api-error';
import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { USER_MESSAGES as um } from '@fuar/shared/messages/admin/users';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { mayDo, ROLES } from '@fuar/shared/people/rights';
import { userInputSchema } from '@fuar/shared/schemas/people';
import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
  CollectionConfig,
  Field,
} from 'payload';
import { removeLocks } from '../access/row-locks.ts';
import { internalOnlyField, isAllowed, nobody, staffWith } from '../access/staff-only.ts';
import { guardUsers } from '../hooks/guard-users.ts';
import type { User } from '../payload-types.ts';
import { SESSION_SECONDS } from '../people/session-rules.ts';
import type { Env } from '../start/env.ts';
import { storeCleaned, validateBySchema } from './validate-by-schema.ts';

export const WRONG_PASSWORDS = 5;
export const LOCK_SECONDS = 10 * 60;

function refuseVerification(): Response {
  return Response.json({ errors: [{ message: em.noSuchRoute }] }, { status: 404 });
}

export function createUsers(env: Env): CollectionConfig {
  const onHttps = env.PUBLIC_SITE_URL?.startsWith('https:') || env.COOKIE_SAMESITE === 'none';
  return {
    slug: 'users',
    labels: { singular: m.user, plural: m.users },
    access: {
      ...staffWith('people'),
      read: ownOrAll,
      admin: async ({ req }) =>
        (await isAllowed(req, 'content', 'read')) || (await isAllowed(req, 'inbox', 'read')),
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'isDisabled'],
      hidden: ({ user }) => !user || !mayDo(user.role, 'people', 'read'),
    },
    auth: {
      tokenExpiration: SESSION_SECONDS,
      maxLoginAttempts: WRONG_PASSWORDS,
      lockTime: LOCK_SECONDS * 1000,
      useSessions: true,
      // Otherwise two answers of `/rest` would contain the token, and scripts could read it despite the HttpOnly cookie.
      removeTokenFromResponses: true,
      cookies: {
        sameSite: ({ lax: 'Lax', strict: 'Strict', none: 'None' } as const)[env.COOKIE_SAMESITE],
        secure: Boolean(onHttps),
      },
    },
    hooks: {
      beforeOperation: [guardUsers],
      beforeChange: [endAccess],
      beforeDelete: [removeLocks],
      beforeLogin: [refuseDisabled],
    },
    // Disable Payload's e-mail verification, which we do not use. Payload runs no hooks for it, so `guardUsers` cannot refuse it.
    endpoints: [{ path: '/verify/:id', method: 'post', handler: refuseVerification }],
    fields: [
      {
        name: 'name',
        type: 'text',
        label: um.name,
        validate: validateBySchema(userInputSchema.shape.name),
        hooks: storeCleaned(),
      },
      {
        name: 'role',
        type: 'select',
        label: um.role,
        required: true,
        // Before roles existed, every account had all rights, so an account without a role remains an admin.
        defaultValue: 'admin',
        options: ROLES.map((value) => ({ value, label: um.roles[value] })),
        // Payload's own rule accepts numbers and lists, and SQLite would store 5 as '5.0'.
        validate: validateBySchema(userInputSchema.shape.role),
      },
      { name: 'isDisabled', type: 'checkbox', label: um.isDisabled, defaultValue: false },
      ...internalOnlyFields([
        // Moments are milliseconds since 1970.
        { name: 'lastSignInAt', type: 'number' },
        { name: 'isInvited', type: 'checkbox', defaultValue: false },
        // SHA-256 of the token in the latest link. Null after the link was used.
        { name: 'inviteHash', type: 'text', index: true },
        { name: 'inviteUntil', type: 'number' },
        // Encrypted with PAYLOAD_SECRET.
        { name: 'totpSecret', type: 'text' },
        { name: 'newTotpSecret', type: 'text' },
        // The time step of the last accepted code, so that no code works twice.
        { name: 'totpStep', type: 'number' },
        // JSON: a list of SHA-256 hashes.
        { name: 'recoveryCodes', type: 'textarea' },
        // JSON: a list of public keys with their names.
        { name: 'passkeys', type: 'textarea' },
      ]),
    ],
  };
}

/** Staff who may read `people` may read all rows. Other staff may read only their own row, because the console needs it. */
const ownOrAll: Access = async ({ req }) => {
  if (await isAllowed(req, 'people', 'read')) return true;
  return (await isAllowed(req, 'own', 'read')) && { id: { equals: req.user?.id } };
};

function internalOnlyFields(fields: Field[]): Field[] {
  const access = { ...internalOnlyField, read: nobody };
  return fields.map((field) => ({ ...field, hidden: true, access }) as Field);
}

/** Payload runs this only after the right password, so a wrong password does not reveal that an account is disabled. */
const refuseDisabled: CollectionBeforeLoginHook = ({ user }) => {
  if (user.isDisabled) throw new ApiError(403, em.accountDisabled);
};

/**
 * Ends the sessions of an account that is disabled. Invalidates its password link if the account is disabled or gets another
 * e-mail address or password.
 */
const endAccess: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return data;
  const isDisabled = data.isDisabled === true;
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email;
  return {
    ...data,
    ...(isDisabled ? { sessions: [] } : {}),
    ...(isDisabled || isMoved || data.password ? { inviteHash: null, inviteUntil: null } : {}),
  };
};
