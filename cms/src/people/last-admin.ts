import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Payload, PayloadRequest, Where } from 'payload';
import { isAllowed } from '../access/staff-only.ts';
import { findRows } from '../database/rows.ts';
import type { StaffRow } from './staff-row.ts';

type Args = { id?: unknown; where?: Where; data?: unknown; overrideAccess?: boolean | undefined };

/** True for an admin who can sign in. An invited admin has no password yet. */
export function isEnabledAdmin({ role, isDisabled, isInvited }: StaffRow): boolean {
  return role === 'admin' && !isDisabled && !isInvited;
}

/**
 * Throws a 409 if no admin who can sign in would be left. Two simultaneous changes cannot both pass, because all
 * changes of accounts run under `lockAccount`.
 */
export async function keepLastAdmin(
  args: Args,
  operation: 'update' | 'delete',
  req: PayloadRequest,
): Promise<void> {
  if (operation === 'update' && !takesRights(args.data)) return;
  // Skip the check for a caller who may not change accounts. Payload refuses that caller, and the error below would reveal the
  // last admin.
  if (!args.overrideAccess && !(await isAllowed(req, 'people', 'write'))) return;
  const { payload } = req;
  const docs = await findRows<StaffRow>(payload, 'users');
  const admins = docs.filter(isEnabledAdmin);
  const changed = await changedIds(args, payload);
  const left = admins.filter(({ id }) => !changed.has(String(id)));
  if (left.length === 0 && admins.length > 0) throw new ApiError(409, m.lastAdmin);
}

function takesRights(data: unknown): boolean {
  const { role, isDisabled } = (data ?? {}) as { role?: unknown; isDisabled?: unknown };
  return (role !== undefined && role !== 'admin') || Boolean(isDisabled);
}

async function changedIds({ id, where = {} }: Args, payload: Payload): Promise<Set<string>> {
  if (id !== undefined) return new Set([String(id)]);
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, pagination: false });
  return new Set(docs.map((row) => String(row.id)));
}
