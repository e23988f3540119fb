import { errorCode } from '@fuar/shared/error-code';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { raiseIdCounters } from '../database/integer-ids.ts';
import { MIGRATION_NAMES, readMigrations } from '../database/migrate.ts';
import { noteMigrations } from '../database/migrate-mongo.ts';
import { countersOf, globalsOf, mongoOf, rowsOf } from '../database/mongo.ts';
import { registerRestore } from '../database/register-process.ts';
import type { Row } from '../database/row-steps.ts';
import { isNumberCounter, raiseNumberCounters } from '../inbox/numbers.ts';
import { recordRestore } from '../records/record-restore.ts';
import { createConfig } from '../start/create-config.ts';
import type { Env } from '../start/env.ts';
import { openPayload } from '../start/start-payload.ts';
import { ArchiveError } from './archive.ts';
import { backUpAutomatically } from './automatic.ts';
import { prepareRows } from './prepare-row.ts';
import type { Target } from './restore-backup.ts';
import { contentCollections, type Source } from './source.ts';
import { dropUnfinishedRestore, RESTORING } from './unfinished-restore.ts';

const BATCH = 500;
/** No time limit, because a slow connection takes longer for a batch of long rows than the driver's default for one call. */
const UNLIMITED = { timeoutMS: 0 };
const DUPLICATE_KEY = 11_000;

/** Fills temporary collections. When all of them are complete, renames them over the current collections. */
export async function openMongoTarget(env: Env): Promise<Target> {
  const payload = await openPayload(env, createConfig(env));
  const registration = await registerRestore(payload).catch(async (error: unknown) => {
    await payload.destroy();
    throw error;
  });
  const slugs = contentCollections(payload.config).map(({ slug }) => slug as CollectionSlug);

  return {
    backUp: async (restored) =>
      (await readMigrations(payload)) ? backUpAutomatically(payload, env, restored) : undefined,
    fill: (source, createdAt) => fill(payload, source, createdAt),
    swap: async (source, createdAt) => {
      await restoreSingles(payload, source);
      const { connection } = mongoOf(payload);
      await recordBeforeRenames(payload, createdAt);
      // Rename `publication` last, so that the content version changes only after all rows have been replaced. If a crash
      // interrupts the renames, the restore can run again.
      for (const slug of [...slugs.filter((slug) => slug !== 'publication'), 'publication' as const]) {
        const name = rowsOf(payload, slug).collectionName;
        await connection.db?.renameCollection(RESTORING + name, name, { dropTarget: true });
      }
      await raiseIdCounters(payload, slugs);
      // Delete the rows of a newer version's migrations, because this version would refuse to start with them.
      await rowsOf(payload, 'payload-migrations').deleteMany({ name: { $nin: [...MIGRATION_NAMES] } });
      for (const slug of ['payload-preferences', 'payload-locked-documents']) {
        await rowsOf(payload, slug).deleteMany({});
      }
    },
    close: async () => {
      // Ignore a failure, because only the outcome of the restore counts. The next start of the CMS tries again.
      await dropUnfinishedRestore(payload).catch(() => undefined);
      await registration.stop();
      await payload.destroy();
    },
  };
}

async function fill(payload: Payload, source: Source, createdAt: string): Promise<void> {
  const { collections, connection } = mongoOf(payload);
  const row = await rowsOf(payload, 'publication').findOne();
  const prepared = await prepareRows(payload.config, source, createdAt, Number(row?.requested ?? 0));

  for (const collection of contentCollections(payload.config)) {
    const { slug } = collection;
    const model = collections[slug];
    if (!model) throw new Error(`There is no collection ${slug}`);
    const name = RESTORING + rowsOf(payload, slug).collectionName;
    await connection.dropCollection(name).catch(() => undefined);
    await connection.createCollection(name);
    const target = connection.collection(name);
    // Build the indexes before the renames, so that a duplicate value of a unique field fails before the current collections are
    // replaced.
    await target.createIndexes(await rowsOf(payload, slug).indexes());
    let batch: Row[] = [];
    const flush = async () => {
      if (batch.length > 0) await target.insertMany(batch, UNLIMITED).catch(explainRepeated(slug));
      batch = [];
    };
    for await (const { id, ...rest } of prepared.rows(collection)) {
      // Cast values to the schema's types, because MongoDB stores dates and the archive contains strings.
      batch.push({ ...(model.castObject(rest) as Row), _id: id });
      if (batch.length === BATCH) await flush();
    }
    await flush();
    prepared.checkCount(slug, await target.countDocuments({}, UNLIMITED));
  }
}

const explainRepeated = (slug: string) => (cause: unknown) => {
  if (errorCode(cause) !== DUPLICATE_KEY) throw cause;
  throw new ArchiveError(`The backup is damaged: a row of ${slug} repeats a value that must be unique.`, {
    cause,
  });
};

/**
 * Records the restore in the current `records` and in the collection that replaces it, and deletes the marks of removable
 * files. Otherwise, after a kill during the renames, a sweep would delete pictures that the next restore brings back.
 */
async function recordBeforeRenames(payload: Payload, createdAt: string): Promise<void> {
  const current = rowsOf(payload, 'records');
  const restored = mongoOf(payload).connection.collection<{ _id: number }>(
    RESTORING + current.collectionName,
  );
  const newest = { sort: { _id: -1 } } as const;
  const seq = (await restored.findOne({}, newest))?._id ?? 0;
  await countersOf(payload).updateOne({ _id: 'records' }, { $max: { seq } }, { upsert: true });
  await recordRestore(payload, createdAt);
  const entry = await current.findOne({}, newest);
  if (entry) await restored.insertOne(entry);
}

/** Replaces the globals, raises the counters and adds missing migrations. Does so in place, because this data is small. */
async function restoreSingles(payload: Payload, source: Source): Promise<void> {
  for (const { slug } of payload.config.globals) {
    const data = await source.global(slug);
    const present = await globalsOf(payload).distinct('_id', { globalType: slug });
    if (data) await payload.db.createGlobal({ slug: slug as GlobalSlug, data, returning: false });
    // Delete the previous global last, so that it stays if the database refuses the new one or fails.
    await globalsOf(payload).deleteMany({ _id: { $in: present } });
  }
  const counters = await source.counters();
  await raiseNumberCounters(payload, counters);
  for (const [slug, seq] of Object.entries(counters)) {
    if (isNumberCounter(slug)) continue;
    await countersOf(payload).updateOne({ _id: slug }, { $max: { seq } }, { upsert: true });
  }
  await noteMigrations(payload, MIGRATION_NAMES);
}
