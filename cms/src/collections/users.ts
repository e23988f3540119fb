import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import type { CollectionConfig } from 'payload';
import { staffOnly } from '../access/staff-only.ts';
import { guardUsers } from '../hooks/guard-users.ts';
import type { Env } from '../start/env.ts';

export const SESSION_SECONDS = 8 * 60 * 60;
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
    access: { ...staffOnly, admin: ({ req }) => Boolean(req.user) },
    admin: { useAsTitle: 'email', defaultColumns: ['email', 'updatedAt'] },
    auth: {
      tokenExpiration: SESSION_SECONDS,
      maxLoginAttempts: WRONG_PASSWORDS,
      lockTime: LOCK_SECONDS * 1000,
      useSessions: true,
      cookies: {
        sameSite: ({ lax: 'Lax', strict: 'Strict', none: 'None' } as const)[env.COOKIE_SAMESITE],
        secure: Boolean(onHttps),
      },
    },
    hooks: { beforeOperation: [guardUsers] },
    // This operation of Payload's runs no hooks.
    endpoints: [{ path: '/verify/:id', method: 'post', handler: refuseVerification }],
    fields: [],
  };
}
