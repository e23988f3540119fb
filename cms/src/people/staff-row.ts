import type { Payload, Where } from 'payload';
import { findFirst } from '../database/rows.ts';
import type { User } from '../payload-types.ts';
import type { StoredSession } from './session-rules.ts';

/** A row of `users` with its hidden fields, as the database returns it. */
export type StaffRow = Omit<User, 'collection' | 'sessions' | 'lockUntil'> & {
  sessions?: StoredSession[] | null;
  lockUntil?: string | Date | null;
};

export async function findStaffRow(payload: Payload, where: Where): Promise<StaffRow | undefined> {
  return findFirst<StaffRow>(payload, 'users', where);
}

export function findStaffById(payload: Payload, id: number): Promise<StaffRow | undefined> {
  return findStaffRow(payload, { id: { equals: id } });
}
