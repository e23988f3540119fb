import { mayDo, type Role } from '@fuar/shared/people/rights';
import type { Payload } from 'payload';

type Account = { id: number; email: string; name?: string | null; role: Role; isDisabled?: boolean | null };

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

export async function readNames(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.db.find<Account>({ collection: 'users', pagination: false });
  return new Map(docs.flatMap(({ name, email }) => (name ? [[email, name]] : [])));
}

export async function isOwner(payload: Payload, id: number): Promise<boolean> {
  const account = await payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } });
  return Boolean(account && !account.isDisabled && mayDo(account.role, 'inbox', 'write'));
}
