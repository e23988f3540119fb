import { rmSync } from 'node:fs';
import mongoose from 'mongoose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createConfig } from '../start/create-config.ts';
import { readEnv } from '../start/env.ts';
import { openPayload } from '../start/start-payload.ts';
import { DATABASES, emptySettings, openApi } from '../testing/start-api.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { assertMigrated, MIGRATION_NAMES, migrate } from './migrate.ts';
import { migrateMongo } from './migrate-mongo.ts';
import { rowsOf } from './mongo.ts';

test.runIf(DATABASES.includes('mongodb'))(
  'a start that waits for the migration of another process backs up nothing',
  async () => {
    const { payload } = await openApi('mongodb');
    const migrations = rowsOf(payload, 'payload-migrations');
    const last = await migrations.findOne({}, { sort: { _id: -1 } });
    if (!last) throw new Error('No migration is stored');
    await migrations.deleteOne({ _id: last._id });
    const backUp = vi.fn(async () => 'auto.tar');
    // Imitate another process, which has its own locks in memory. It stores its last migration while this process starts.
    const waiting = await createWithLock(Object.create(payload))('migrate', async () => {
      const start = { ended: migrate(payload, backUp) };
      // If the start did not wait for the lock, it would read the migrations during these calls.
      for (let n = 0; n < 10; n += 1) await migrations.countDocuments();
      await migrations.insertOne(last);
      return start;
    });
    await waiting.ended;
    expect(backUp).not.toHaveBeenCalled();
  },
);

test.runIf(DATABASES.includes('mongodb'))(
  'a migration of MongoDB may take longer than the time limit of a call',
  async () => {
    const { payload } = await openApi('mongodb');
    const messages = rowsOf(payload, 'contact-messages');
    // The driver reads the rows after the first 101 with a second call.
    const old = Array.from({ length: 150 }, (_, n) => ({ _id: n + 1, name: 'Ad' }));
    await messages.insertMany(old);
    vi.useFakeTimers({ toFake: ['performance'] });
    const { updateOne } = mongoose.mongo.Collection.prototype;
    vi.spyOn(mongoose.mongo.Collection.prototype, 'updateOne').mockImplementationOnce(function (
      this: mongoose.mongo.Collection,
      ...args
    ) {
      vi.advanceTimersByTime(60_000);
      return updateOne.apply(this, args);
    });
    await migrateMongo(payload, ['29991231_000000_later']);
    expect(await messages.countDocuments({ status: 'open' })).toBe(old.length);
  },
);

test.each(DATABASES)(
  'a program that does not migrate refuses the %s database of an older version',
  async (database) => {
    const { payload } = await openApi(database);
    await expect(assertMigrated(payload)).resolves.toBeUndefined();
    const where = { name: { equals: MIGRATION_NAMES.at(-1) } };
    await payload.db.deleteMany({ collection: 'payload-migrations', where });
    await expect(assertMigrated(payload)).rejects.toThrow(
      /is from an older version.* Start the product first/,
    );
  },
);

test.each(DATABASES)(
  'a program that does not migrate says that the %s database is empty',
  async (database) => {
    const env = readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', ...emptySettings(database) });
    const payload = await openPayload(env, createConfig(env));
    onTestFinished(async () => {
      await payload.destroy();
      rmSync(env.DATA_DIR, { recursive: true, force: true });
    });
    await expect(assertMigrated(payload)).rejects.toThrow(/^DATABASE_URL: the database is empty/);
  },
);
