import type { Payload } from 'payload';
import { checkpoint } from '../database/checkpoint.ts';
import { countRows } from '../database/rows.ts';
import { logInfo } from '../log/log.ts';
import { sweepSessions } from '../people/sessions.ts';
import { eraseOlderThan } from '../personal-data/personal-data.ts';
import { type Loop, startLoop } from '../waiting/loop.ts';
import type { WithLock } from '../waiting/with-lock.ts';

const AN_HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

type Parts = { payload: Payload; withLock: WithLock; env: { RETENTION_DAYS?: number | undefined } };

export async function eraseOld({ payload, withLock, env }: Parts, now = Date.now()): Promise<void> {
  const { RETENTION_DAYS: days } = env;
  await withLock('retention', async () => {
    await removeOldRecords(payload, now);
    if (!days) return;
    const erased = await eraseOlderThan(payload, new Date(now - days * A_DAY_MS));
    if (Object.values(erased).some((count) => count > 0)) logInfo('retention-erased', { days, ...erased });
  });
}

export function startRetention(parts: Parts): Loop {
  return startLoop({ failure: 'retention-failed', pauseAfterFailureMs: AN_HOUR_MS }, async () => {
    await eraseOld(parts);
    await sweepSessions(parts.payload);
    return AN_HOUR_MS;
  });
}

async function removeOldRecords(payload: Payload, now: number): Promise<void> {
  const twoYearsAgo = new Date(now);
  twoYearsAgo.setUTCFullYear(twoYearsAgo.getUTCFullYear() - 2);
  const collection = 'records';
  const where = { at: { less_than: twoYearsAgo.getTime() } };
  const records = await countRows(payload, collection, where);
  if (records === 0) return;
  await payload.db.deleteMany({ collection, where });
  await checkpoint(payload);
  logInfo('records-removed', { records });
}
