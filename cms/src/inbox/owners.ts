import { mayDo } from '@fuar/shared/people/rights';
import type { InboxEvent } from '@fuar/shared/schemas/inbox-work';
import type { Payload } from 'payload';
import { findRows } from '../database/rows.ts';
import type { StaffRow } from '../people/staff-row.ts';

type Account = Pick<StaffRow, 'id' | 'email' | 'name' | 'role' | 'isDisabled' | 'createdAt'>;

/**
 * The names of the accounts that may work on the inboxes. A row that belongs to another account, such as a disabled one, shows no
 * owner, so that staff see that nobody works on it.
 */
export function readOwners(payload: Payload): Promise<Map<number, string>> {
  return readAccountNames(payload, ({ role, isDisabled }) => !isDisabled && mayDo(role, 'inbox', 'write'));
}

export async function readAccountNames(
  payload: Payload,
  isWanted: (account: Account) => boolean = () => true,
): Promise<Map<number, string>> {
  const docs = await findRows<Account>(payload, 'users');
  return new Map(docs.filter(isWanted).map(({ id, name, email }) => [id, name || email]));
}

export function ownerOf(
  { ownerId }: { ownerId?: number | null },
  owners: ReadonlyMap<number, string>,
): { ownerId: number | null; owner: string | null } {
  const owner = owners.get(ownerId ?? 0) ?? null;
  return { ownerId: owner === null ? null : (ownerId ?? null), owner };
}

/** Names the person behind an event. Skips an account that is younger than the event: another account had the address then. */
export async function readNames(payload: Payload): Promise<(event: InboxEvent) => string> {
  const docs = await findRows<Account>(payload, 'users');
  return ({ by, at }) =>
    docs.find(({ email, createdAt }) => email === by && new Date(createdAt) <= new Date(at))?.name || by;
}
