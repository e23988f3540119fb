import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { newPasswordSchema } from '@fuar/shared/schemas/auth';
import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest, ValidationError } from 'payload';
import { problemOf } from '../collections/validate-by-schema.ts';
import { mayRefresh } from '../people/session-rules.ts';
import { findStaffById } from '../people/staff-row.ts';

/** Passed as `context` to Payload's local API by our own sign-in and programs. No request from outside can set it. */
export const OWN_OPERATION = { isOwnOperation: true };

const OWN_ONLY = new Set(['login', 'forgotPassword', 'resetPassword', 'unlock']);

/**
 * Enforces the rules for accounts. `/api`, `/rest` and the console all run these operations, however the request's URL
 * is spelled. Throws `Forbidden`, or a `ValidationError` on `password`.
 */
export const guardUsers: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.context.isOwnOperation) return;
  if (OWN_ONLY.has(operation)) throw new Forbidden(req.t);
  if (operation === 'refresh') await refuseOldSession(req);
  if (operation === 'create' || operation === 'update') refusePassword(args, operation, req);
};

async function refuseOldSession(req: PayloadRequest): Promise<void> {
  const { id, _sid: sid } = (req.user ?? {}) as { id?: number; _sid?: string };
  const row = id === undefined ? undefined : await findStaffById(req.payload, id);
  const session = row?.sessions?.find((one) => one.id === sid);
  if (!session || !mayRefresh(session)) throw new Forbidden(req.t);
}

function refusePassword(args: { data?: unknown }, operation: 'create' | 'update', req: PayloadRequest): void {
  const { password } = (args.data ?? {}) as { password?: unknown };
  // Payload ignores an empty password in an edit and refuses it for a new account.
  if (!password) return;
  const problem =
    operation === 'update' ? m.passwordElsewhere : problemOf(newPasswordSchema, String(password));
  if (problem)
    throw new ValidationError(
      { collection: 'users', errors: [{ path: 'password', message: problem }] },
      req.t,
    );
}
