import type { RecordEntry, RecordQuery } from '@fuar/shared/schemas/people';
import type { Payload, Where } from 'payload';
import { findRows } from '../database/rows.ts';
import type { Record as StoredEntry } from '../payload-types.ts';

const PAGE = 100;

export async function listRecords(
  payload: Payload,
  { before, user, kind }: RecordQuery,
): Promise<RecordEntry[]> {
  const and: Where[] = [];
  if (before !== undefined) and.push({ id: { less_than: before } });
  if (kind) and.push({ kind: { equals: kind } });
  if (user) and.push(byUser(user));
  const docs = await findRows<StoredEntry>(payload, 'records', { where: { and }, sort: '-id', limit: PAGE });
  return docs.map(toEntry);
}

function byUser(user: string): Where {
  return /^\d+$/.test(user) ? { userId: { equals: Number(user) } } : { by: { equals: user.toLowerCase() } };
}

function toEntry({ id, at, by, kind, what, rowId }: StoredEntry): RecordEntry {
  return {
    id,
    at: new Date(at).toISOString(),
    by: by ?? '',
    kind: kind as RecordEntry['kind'],
    what: what ?? '',
    ...(rowId ? { rowId } : {}),
  };
}
