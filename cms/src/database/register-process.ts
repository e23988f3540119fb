import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '@fuar/shared/error-code';
import type { Payload } from 'payload';
import { logError } from '../log/log.ts';
import { StartError } from '../start/start-error.ts';
import { isMongoAdapter } from './mongo.ts';

/**
 * A killed process counts as running until its row expires after this time. The clock of the database decides, because the
 * clocks of two machines may differ by more than this time.
 */
const HELD_MS = 30_000;
const RENEW_MS = 10_000;

const EXPIRED = { $expr: { $lte: ['$until', '$$NOW'] } };

type Kind = 'cms' | 'restore';
/** `pid` identifies a process only within `space` (see SPACE). Rows of earlier versions have neither field. */
type Row = { _id: string; kind: Kind; where: string; pid?: number; space?: string; until: Date };

/**
 * The scope in which process ids are unique. On Linux it is the boot id of the machine and the PID namespace. The host name
 * would not do, because several containers may share it. On other systems it is the host name.
 */
const SPACE = readSpace();

function readSpace(): string {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${start} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

export type Registration = { id: string; stop: () => Promise<void> };

function processesOf({ db }: Payload) {
  return isMongoAdapter(db) ? db.connection.collection<Row>('processes') : undefined;
}

/**
 * Registers this process in MongoDB, so that other processes know that it uses the database. SQLite needs no row,
 * because it locks its file.
 */
async function registerProcess(payload: Payload, kind: Kind): Promise<Registration> {
  const processes = processesOf(payload);
  const _id = randomUUID();
  if (!processes) return { id: _id, stop: async () => {} };
  await processes.deleteMany({ kind: 'restore', ...EXPIRED });
  const { pid } = process;
  const where = { $literal: `process ${pid} on ${hostname()}` };
  const $set = { kind, where, pid, space: { $literal: SPACE }, until: { $add: ['$$NOW', HELD_MS] } };
  const hold = () => processes.updateOne({ _id }, [{ $set }], { upsert: true });
  await hold();
  const timer = setInterval(() => {
    hold().catch((error: unknown) => logError('presence-not-held', error));
  }, RENEW_MS).unref();
  return {
    id: _id,
    stop: async () => {
      clearInterval(timer);
      // Ignore a failure, because the row expires by itself.
      await processes.deleteOne({ _id }).catch(() => undefined);
    },
  };
}

/** Calls `settle` if a CMS on this MongoDB was killed, and removes the row of that CMS only afterwards. */
export async function settleKilledCms(payload: Payload, settle: () => Promise<unknown>): Promise<void> {
  const processes = processesOf(payload);
  if (!processes) return;
  const killed = (await processes.find({ kind: 'cms' }).toArray()).filter(isKilled).map(({ _id }) => _id);
  const ended = { kind: 'cms' as const, $or: [{ _id: { $in: killed } }, EXPIRED] };
  if ((await processes.countDocuments(ended)) === 0) return;
  await settle();
  await processes.deleteMany(ended);
}

async function othersOn(payload: Payload, { id }: Registration, kind: Kind): Promise<Row[]> {
  const rows = await processesOf(payload)
    ?.find({ kind, _id: { $ne: id }, $expr: { $gt: ['$until', '$$NOW'] } })
    .toArray();
  return rows ?? [];
}

/** The running restores. Leaves out a restore that was killed on this machine, so that somebody can repeat it at once. */
async function restoresOn(payload: Payload, registration: Registration): Promise<Row[]> {
  return (await othersOn(payload, registration, 'restore')).filter((row) => !isKilled(row));
}

function isKilled({ pid, space }: Row): boolean {
  if (pid === undefined || space !== SPACE) return false;
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

export async function registerCms(payload: Payload): Promise<Registration> {
  const registration = await registerProcess(payload, 'cms');
  const [restore] = await restoresOn(payload, registration);
  if (!restore) return registration;
  await registration.stop();
  throw new StartError(`DATABASE_URL: a backup is being restored into this database (${restore.where}).`);
}

/**
 * Registers the restore and then looks for other processes. In the other order, a CMS could start between the two
 * steps, and neither process would see the other. Two restores must not run at once, because they would fill the same
 * temporary collections. If they start at the same moment, both may be refused.
 */
export async function registerRestore(payload: Payload): Promise<Registration> {
  const registration = await registerProcess(payload, 'restore');
  const [cms] = await othersOn(payload, registration, 'cms');
  const [restore] = await restoresOn(payload, registration);
  const problem = cms
    ? `The service is running on this database (${cms.where}): stop it before a restore.`
    : restore &&
      `Another restore is running on this database (${restore.where}): wait until it ends and try again. A killed restore of another machine or container counts as running for 30 seconds.`;
  if (!problem) return registration;
  await registration.stop();
  throw new StartError(problem);
}
