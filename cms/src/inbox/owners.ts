import { mayDo } from '@fuar/shared/people/rights';
import type { InboxEvent } from '@fuar/shared/schemas/inbox-work';
import type { Payload } from 'payload';
import type { StaffRow } from '../people/staff-row.ts';

type Account = Pick<StaffRow, 'id' | 'email' | 'name' | 'role' | 'isDisabled' | 'createdAt'>;

export async function readOwners(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.db.find<Account>({ collection: 'users', pagination: false });
  return new Map(docs.map(({ id, name, email }) => [id, name || email]));
}

export function ownerOf(
  { ownerId }: { ownerId?: number | null },
  owners: ReadonlyMap<number, string>,
): { ownerId: number | null; owner: string | null } {
  const owner = owners.get(ownerId ?? 0) ?? null;
  return { ownerId: owner === null ? null : (ownerId ?? null), owner };
}

/** Names the person behind an event. An account that is younger than the event has taken over the address of another account. */
export async function readNames(payload: Payload): Promise<(event: InboxEvent) => string> {
  const { docs } = await payload.db.find<Account>({ collection: 'users', pagination: false });
  return ({ by, at }) =>
    docs.find(({ email, createdAt }) => email === by && new Date(createdAt) <= new Date(at))?.name || by;
}

export async function isOwner(payload: Payload, id: number): Promise<boolean> {
  const account = await payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } });
  return Boolean(account && !account.isDisabled && mayDo(account.role, 'inbox', 'write'));
}
