import callbackFs from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createArchive } from '../backup/archive.ts';
import { raiseVersion } from '../publication/version.ts';
import { createFileStorage } from '../storage/files.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { mongoOf } from './mongo.ts';

test('a picture is on the disk before it gets its name', async () => {
  const writeFile = vi.spyOn(fs, 'writeFile');
  // Pass the spy on to modules that have already imported `writeFile`.
  syncBuiltinESMExports();
  onTestFinished(() => {
    writeFile.mockRestore();
    syncBuiltinESMExports();
  });
  await createFileStorage(temporaryFolder()).put('abc.jpg', Buffer.of(1));
  expect(writeFile).toHaveBeenLastCalledWith(expect.stringContaining('abc.jpg'), Buffer.of(1), {
    flush: true,
  });
});

test('a backup is on the disk before it gets its name', async () => {
  const fsync = vi.spyOn(callbackFs, 'fsync');
  onTestFinished(() => fsync.mockRestore());
  const createdAt = new Date().toISOString();
  const about = { createdAt, migrations: [], content: 'rows' as const, missing: [] };
  await createArchive(join(temporaryFolder(), 'yedek.tar')).finish(about);
  expect(fsync).toHaveBeenCalledOnce();
});

test('SQLite syncs its journal to the disk on each commit, also after a transaction', async () => {
  const api = await openApi('sqlite');
  const { client } = api.payload.db as unknown as {
    client: {
      execute: (sql: string) => Promise<{ rows: ArrayLike<unknown>[] }>;
      transaction: () => Promise<{ commit: () => Promise<void> }>;
    };
  };
  const read = async (pragma: string) => (await client.execute(`PRAGMA ${pragma}`)).rows[0]?.[0];
  // https://www.sqlite.org/pragma.html#pragma_synchronous: 2 is FULL.
  expect([await read('journal_mode'), await read('synchronous')]).toEqual(['wal', 2]);
  await (await client.transaction()).commit();
  expect([await read('journal_mode'), await read('synchronous')]).toEqual(['wal', 2]);
});

test.runIf(DATABASES.includes('mongodb'))(
  'MongoDB answers a write after it is in the journals of a majority',
  async () => {
    const api = await openApi('mongodb');
    const { payload } = api;
    const db = mongoOf(payload).connection.getClient().db();
    await db.command({ profile: 2 });
    await raiseVersion(payload);
    const data = { title: 'Haber', date: '2026-01-01', content: '' } as never;
    await payload.create({ collection: 'press-items', data });
    await db.command({ profile: 0 });
    // Check inserts and commands only, because the profiler does not record the write concern of updates.
    const writes = await db
      .collection('system.profile')
      // Leave out the id counters, whose writes do not wait for the journal (integer-ids.ts).
      .find({
        op: { $in: ['insert', 'command'] },
        'command.writeConcern': { $exists: true },
        ns: { $not: /\.counters$/ },
      })
      .toArray();
    expect(new Set(writes.map(({ op }) => op))).toEqual(new Set(['insert', 'command']));
    for (const { writeConcern } of writes) expect(writeConcern).toMatchObject({ w: 'majority', j: true });
  },
);
