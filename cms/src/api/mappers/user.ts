import type { User } from '@fuar/shared/schemas/people';
import { secondFactorOf } from '../../people/factors.ts';
import type { StaffRow } from '../../people/staff-row.ts';

export function toUser(row: StaffRow): User {
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
