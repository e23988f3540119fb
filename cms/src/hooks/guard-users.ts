import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { userInputSchema } from '@fuar/shared/schemas/people';
import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest, ValidationError } from 'payload';
import { problemOf } from '../collections/validate-by-schema.ts';
import { keepLastAdmin } from '../people/last-admin.ts';
import { passwordProblem } from '../people/password-problem.ts';
import { mayRefresh } from '../people/session-rules.ts';
import { findStaffById } from '../people/staff-row.ts';

/** Passed as `context` to Payload's local API by our own sign-in and programs. No request from outside can set it. */
export const OWN_OPERATION = { isOwnOperation: true };

const OWN_ONLY = new Set(['login', 'forgotPassword', 'resetPassword', 'unlock']);

/**
 * Enforces the rules for accounts. Payload runs this hook before its operations on accounts, whether `/api`, `/rest` or the
 * console starts the operation. Throws `Forbidden`, a 409 for the last admin, or a `ValidationError`.
 */
export const guardUsers: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'delete') await keepLastAdmin(args, operation, req);
  if (req.context.isOwnOperation) return;
  if (OWN_ONLY.has(operation)) throw new Forbidden(req.t);
  if (operation === 'refresh') await refuseOldSession(req);
  if (operation === 'create' || operation === 'update') {
    refuseEmail(args, req);
    refusePassword(args, operation, req);
  }
};

async function refuseOldSession(req: PayloadRequest): Promise<void> {
  const { id, _sid: sid } = (req.user ?? {}) as { id?: number; _sid?: string };
  const row = id === undefined ? undefined : await findStaffById(req.payload, id);
  const session = row?.sessions?.find((one) => one.id === sid);
  if (!session || !mayRefresh(session)) throw new Forbidden(req.t);
}

type Args = { data?: unknown };

const dataOf = ({ data }: Args) => (data ?? {}) as { email?: unknown; password?: unknown };

/** Applies the e-mail rule of `/api`, because Payload's own rule differs. */
function refuseEmail(args: Args, req: PayloadRequest): void {
  const { email } = dataOf(args);
  const problem = email === undefined ? undefined : problemOf(userInputSchema.shape.email, email);
  if (problem) throw invalid('email', problem, req);
}

function refusePassword(args: Args, operation: 'create' | 'update', req: PayloadRequest): void {
  const { email, password } = dataOf(args);
  // Allow an empty password: Payload ignores it in an edit and refuses it for a new account.
  if (!password) return;
  const problem =
    operation === 'update' ? m.passwordElsewhere : passwordProblem(String(password), String(email));
  if (problem) throw invalid('password', problem, req);
}

function invalid(path: string, message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t);
}
