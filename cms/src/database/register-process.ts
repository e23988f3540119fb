import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Payload } from 'payload';
import { logError } from '../log/log.ts';
import { StartError } from '../start/start-error.ts';
import { isMongoAdapter } from './mongo.ts';

/** A killed process counts as running for this time. The database's clock decides, because machines' clocks may differ. */
const HELD_MS = 30_000;
const RENEW_MS = 10_000;

type Kind = 'cms' | 'restore';
type Row = { _id: string; kind: Kind; where: string; until: Date };

export type Registration = { stop: () => Promise<void> };

function processesOf({ db }: Payload) {
  return isMongoAdapter(db) ? db.connection.collection<Row>('processes') : undefined;
}

/** Other processes see in MongoDB that this process uses the database. SQLite needs no row, because it locks its file. */
async function registerProcess(payload: Payload, kind: Kind): Promise<Registration> {
  const processes = processesOf(payload);
  if (!processes) return { stop: async () => {} };
  const _id = randomUUID();
  await processes.deleteMany({ $expr: { $lte: ['$until', '$$NOW'] } });
  const where = `process ${process.pid} on ${hostname()}`;
  const $set = { kind, where: { $literal: where }, until: { $add: ['$$NOW', HELD_MS] } };
  const hold = () => processes.updateOne({ _id }, [{ $set }], { upsert: true });
  await hold();
  const timer = setInterval(() => {
    hold().catch((error: unknown) => logError('presence-not-held', error));
  }, RENEW_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      // Ignore a failure, because the row expires by itself.
      await processes.deleteOne({ _id }).catch(() => undefined);
    },
  };
}

async function processesOn(payload: Payload, kind: Kind): Promise<string[]> {
  const rows = await processesOf(payload)
    ?.find({ kind, $expr: { $gt: ['$until', '$$NOW'] } })
    .toArray();
  return rows?.map(({ where }) => where) ?? [];
}

export async function registerCms(payload: Payload): Promise<Registration> {
  const registration = await registerProcess(payload, 'cms');
  const [restore] = await processesOn(payload, 'restore');
  if (!restore) return registration;
  await registration.stop();
  throw new StartError(`DATABASE_URL: a backup is being restored into this database (${restore}).`);
}

/** Registers first: otherwise a CMS could start between the two steps, and neither process would see the other. */
export async function registerRestore(payload: Payload): Promise<Registration> {
  const registration = await registerProcess(payload, 'restore');
  const [cms] = await processesOn(payload, 'cms');
  if (!cms) return registration;
  await registration.stop();
  throw new StartError(`The service is running on this database (${cms}): stop it before a restore.`);
}
