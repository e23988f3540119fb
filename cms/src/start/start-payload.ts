import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createClient } from '@libsql/client';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { backUpAutomatically } from '../backup/automatic.ts';
import { checkpoint, enableSecureDelete } from '../database/checkpoint.ts';
import { checkRights, damagedDatabase, explainSqlite } from '../database/damaged.ts';
import { raiseIdCounters } from '../database/integer-ids.ts';
import { assertMigrated, migrate as migrateDatabase } from '../database/migrate.ts';
import { isMongoAdapter } from '../database/mongo.ts';
import { isDiskFull } from '../database/unavailable.ts';
import { ensureVersions } from '../editing/ensure-versions.ts';
import { ensureCompanyKeys } from '../inbox/company-keys.ts';
import { ensureNumbers } from '../inbox/numbers.ts';
import { logError } from '../log/log.ts';
import { withoutPersonalData } from '../log/without-personal-data.ts';
import { initVersion } from '../publication/version.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { ensurePageContents } from './ensure-page-contents.ts';
import { type Env, isMongo } from './env.ts';
import { databaseFile, fileUrl } from './folders.ts';
import { hasUnescapedAt, shownDatabase, shownReason } from './shown-database.ts';
import { StartError } from './start-error.ts';

const REACH_MS = 4000;

/** Runs before Payload connects, because Payload reports an unreachable database with a long stack trace. */
async function checkDatabase(env: Env): Promise<void> {
  if (!isMongo(env)) {
    const path = databaseFile(env);
    try {
      await mkdir(dirname(path), { recursive: true });
      await access(dirname(path), constants.W_OK);
    } catch (cause) {
      throw new StartError(`The folder of DATABASE_URL (${path}) cannot be written.`, { cause });
    }
    if ((await stat(path).catch(() => undefined))?.isDirectory())
      throw new StartError(`DATABASE_URL (${path}) names a folder, not a file.`);
    await checkRights(path);
    if (!(await isSqliteOrNew(path))) {
      throw damagedDatabase(path);
    }
    await openOnce(path);
    return;
  }
  const { default: mongoose } = await import('mongoose');
  const { MongoClient } = mongoose.mongo;
  try {
    const options = { serverSelectionTimeoutMS: REACH_MS, connectTimeoutMS: REACH_MS };
    const client = new MongoClient(env.DATABASE_URL, options);
    try {
      await client.connect();
      await client.db().command({ ping: 1 });
    } finally {
      await client.close();
    }
  } catch (cause) {
    const known = hasUnescapedAt(env.DATABASE_URL) ? 'Password contains unescaped characters' : undefined;
    throw mongoFailed(env, 'cannot be reached', cause, known);
  }
}

function mongoFailed(env: Env, what: string, cause: unknown, known?: string): StartError {
  const reason = known ?? shownReason(cause instanceof Error ? cause.message : String(cause));
  return new StartError(
    `The database of DATABASE_URL (${shownDatabase(env.DATABASE_URL)}) ${what}: ${withoutPersonalData(reason)}.`,
    { cause },
  );
}

/** Checks the first bytes, because Payload ends the process on a file that is not a database. */
async function isSqliteOrNew(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  const { bytesRead = 0, buffer } = (await file?.read(Buffer.alloc(15), 0, 15, 0)) ?? {};
  await file?.close();
  return bytesRead === 0 || buffer?.toString() === 'SQLite format 3';
}

/**
 * Opens the database as Payload does, because Payload reports a failure, such as a damaged or locked file, with a long stack
 * trace. Does not create a missing file.
 */
async function openOnce(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const client = createClient({ url: fileUrl(path) });
  const sql = `PRAGMA busy_timeout = ${REACH_MS}; PRAGMA journal_mode = WAL; SELECT count(*) FROM sqlite_master`;
  try {
    await explainSqlite(path, () => client.executeMultiple(sql));
  } finally {
    client.close();
  }
}

type Options = { key?: string; migrate?: boolean };

/** Opens Payload without migrating the database. */
export async function openPayload(
  env: Env,
  config: Promise<SanitizedConfig>,
  key: string = randomUUID(),
): Promise<Payload> {
  await checkDatabase(env);
  return getPayload({ config, key }).catch((cause: unknown) => {
    // The database answered above, but failed while Payload connected and built the indexes.
    const [, reason] = /cannot connect to MongoDB\. Details: (.*)/.exec((cause as Error).message) ?? [];
    throw reason ? mongoFailed(env, 'failed at the start', cause, shownReason(reason)) : cause;
  });
}

export async function startPayload(
  env: Env,
  config: Promise<SanitizedConfig>,
  { key = 'default', migrate = true }: Options = {},
): Promise<Payload> {
  const payload = await openPayload(env, config, key);
  await preparePayload(payload, env, migrate);
  return payload;
}

/** Migrates the database, or checks that it is migrated, and creates the rows that the program relies on. */
export async function preparePayload(payload: Payload, env: Env, migrate = true): Promise<void> {
  await enableSecureDelete(payload);
  await (migrate
    ? migrateDatabase(payload, () => backUpAutomatically(payload, env))
    : assertMigrated(payload));
  if (isMongoAdapter(payload.db)) await raiseIdCounters(payload, countedSlugs(payload));
  await initVersion(payload);
  if (migrate) {
    await ensurePageContents(payload);
    await unlessDiskIsFull(async () => {
      await ensureVersions(payload);
      await ensureNumbers(payload, createWithLock(payload));
      await ensureCompanyKeys(payload);
    });
  }
}

/**
 * Finishes work that an earlier process left. On a full disk the work waits for the next start. The site and the back-office
 * can be read until then.
 */
export async function unlessDiskIsFull(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    logError('unfinished-work-waits', error);
  }
}

/** The collections with integer ids. Payload's own collections have MongoDB's ids. */
function countedSlugs(payload: Payload): string[] {
  return payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
}

export async function stopPayload(payload: Payload): Promise<void> {
  await checkpoint(payload).catch((error: unknown) => {
    // Ignore a full disk, because the journal keeps everything and a later checkpoint merges it.
    if (!isDiskFull(error)) throw error;
  });
  await payload.destroy();
}
