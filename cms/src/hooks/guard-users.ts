import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { newPasswordSchema } from '@fuar/shared/schemas/auth';
import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest, ValidationError } from 'payload';
import { problemOf } from '../collections/validate-by-schema.ts';

/** Passed as `context` to Payload's local API by our own sign-in and programs. No request from outside can set it. */
export const OWN_OPERATION = { isOwnOperation: true };

/** Limits the life of a session that is refreshed again and again. */
const LONGEST_SESSION_MS = 30 * 86_400_000;

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
  const user =
    req.user &&
    (await req.payload.db.findOne({
      collection: 'users',
      where: { id: { equals: req.user.id } },
    }));
  const sessions = (user as { sessions?: { id: string; createdAt?: string | Date | null }[] } | null)
    ?.sessions;
  const session = sessions?.find(({ id }) => id === (req.user as { _sid?: string } | null)?._sid);
  const tokenMs = req.payload.collections.users.config.auth.tokenExpiration * 1000;
  const begun = new Date(session?.createdAt ?? 0).getTime();
  if (begun + LONGEST_SESSION_MS < Date.now() + tokenMs) throw new Forbidden(req.t);
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
