import type { Payload } from 'payload';
import { logError, logInfo } from '../log/log.ts';
import { eraseOlderThan } from '../personal-data/personal-data.ts';
import type { Exclusively } from '../waiting/exclusively.ts';

const AN_HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

type Parts = { payload: Payload; exclusively: Exclusively; env: { RETENTION_DAYS?: number | undefined } };

/** Erases what people sent longer ago than the settings allow; nothing where they name no age. */
export async function eraseOld({ payload, exclusively, env }: Parts, now = Date.now()): Promise<void> {
  const { RETENTION_DAYS: days } = env;
  if (!days) return;
  const erased = await exclusively('retention', () =>
    eraseOlderThan(payload, new Date(now - days * A_DAY_MS)),
  );
  if (Object.values(erased).some((count) => count > 0)) logInfo('retention-erased', { days, ...erased });
}

/** At the start and every hour; of several processes on one database one at a time. */
export function startRetention(parts: Parts): void {
  const eraseOrLog = () => {
    eraseOld(parts).catch((error: unknown) => logError('retention-failed', error));
  };
  eraseOrLog();
  setInterval(eraseOrLog, AN_HOUR_MS).unref();
}
