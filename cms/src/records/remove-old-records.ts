import type { Payload } from 'payload';
import { checkpoint } from '../database/checkpoint.ts';
import { logInfo } from '../log/log.ts';

const collection = 'records';

export async function removeOldRecords(payload: Payload, now: number): Promise<void> {
  const twoYearsAgo = new Date(now);
  twoYearsAgo.setUTCFullYear(twoYearsAgo.getUTCFullYear() - 2);
  const where = { at: { less_than: twoYearsAgo.getTime() } };
  const { totalDocs } = await payload.db.count({ collection, where });
  if (totalDocs === 0) return;
  await payload.db.deleteMany({ collection, where });
  await checkpoint(payload);
  logInfo('records-removed', { records: totalDocs });
}
