import type { Payload } from 'payload';
import { findRows } from '../database/rows.ts';
import { DELETED_FOR_MS, findLatest, findRow, type VersionRow, whereRow } from './versions.ts';

const collection = 'versions';

export async function sweepVersions(payload: Payload, now = Date.now()): Promise<void> {
  const before = now - DELETED_FOR_MS;
  const docs = await findRows<VersionRow>(payload, collection, {
    where: { and: [{ event: { equals: 'deleted' } }, { at: { less_than: before } }] },
    select: { kind: true, rowId: true },
  });
  for (const { kind, rowId } of docs) {
    const latest = await findLatest(payload, kind, rowId);
    // Check the latest version, because the row may have been restored since, and may have been deleted again.
    const isOver = latest?.event === 'deleted' && latest.at < before;
    if (isOver && !(await findRow(payload, kind, rowId)))
      await payload.db.deleteMany({ collection, where: whereRow(kind, rowId) });
  }
}
