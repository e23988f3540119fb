import type { Payload } from 'payload';
import { findRows } from '../database/rows.ts';

export type StoredDocument = { id: number; title: string; filename: string; bytes: number };

/** For more fairs than this, reading all documents is cheaper than a query with the ids of the fairs. */
const MAX_IDS_IN_QUERY = 100;

export async function withDocuments<Row extends { id: number }>(
  payload: Payload,
  fairs: readonly Row[],
): Promise<(Row & { documents: StoredDocument[] })[]> {
  if (fairs.length === 0) return [];
  const ids = fairs.map(({ id }) => id);
  const docs = await findRows<StoredDocument & { fair?: number | null }>(payload, 'fair-documents', {
    where: ids.length > MAX_IDS_IN_QUERY ? {} : { fair: { in: ids } },
    sort: 'id',
    select: { fair: true, title: true, filename: true, bytes: true },
  });
  const byFair = Map.groupBy(docs, ({ fair }) => fair);
  return fairs.map((fair) => ({ ...fair, documents: byFair.get(fair.id) ?? [] }));
}
