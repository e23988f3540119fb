import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../database/mongo.ts';
import { markRemovable } from '../media/removable-files.ts';
import { stopPayload } from '../start/start-payload.ts';
import { storageOf } from '../storage/create-storage.ts';
import { allAnswers } from '../testing/all-answers.ts';
import { fillContent } from '../testing/fill-content.ts';
import { startMongoProxy } from '../testing/mongo-proxy.ts';
import { builtPrograms, forkServer, untilReady, variables } from '../testing/programs.ts';
import { DATABASES, emptySettings, openApi, startApi } from '../testing/start-api.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';
import { openMongoTarget } from './restore-mongo.ts';
import type { Source } from './source.ts';

const { MongoClient } = mongoose.mongo;

async function temporaryNames(client: mongoose.mongo.MongoClient): Promise<string[]> {
  const all = await client.db().listCollections({}, { nameOnly: true }).toArray();
  return all.map(({ name }) => name).filter((name) => name.startsWith('restoring_'));
}

describe.runIf(DATABASES.includes('mongodb'))('a killed restore of MongoDB', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'yedek.tar');
  const programs = builtPrograms();
  let before: Record<string, unknown>;
  beforeAll(async () => {
    const source = await startApi('sqlite');
    await fillContent(source);
    before = await allAnswers(source);
    await backUp(source.env, storageOf(source.payload), file);
    await source.close();
  });

  test.each([
    ['while it fills the temporary collections', /\binsert\0.*restoring_/s, 3, false],
    ['while the temporary collections replace those in use', /renameCollection\0/, 4, true],
    ['before the restored publication is in use', /renameCollection\0.*restoring_publication/s, 1, true],
  ])('killed %s, restores everything when it runs again', async (_, command, nth, isRecorded) => {
    const settings = emptySettings('mongodb');
    const marked = await startApi('mongodb', settings);
    await markRemovable(marked.payload, ['1234.png']);
    const { collectionName: marks } = rowsOf(marked.payload, 'payload-kv');
    await stopPayload(marked.payload);
    const { DATABASE_URL: url = '', DATA_DIR: dataDir = '' } = settings;
    const client = await new MongoClient(url).connect();
    const restore = (databaseUrl: string) =>
      spawn(process.execPath, [join(programs, 'restore.js'), '--yes', file], {
        env: variables(dataDir, { ...settings, DATABASE_URL: databaseUrl }),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    let commands = 0;
    const proxy = await startMongoProxy(url, (message) => {
      if (command.test(message)) commands += 1;
      if (commands === nth) killed.kill('SIGKILL');
      return commands === nth;
    });
    const killed = restore(proxy.url);
    try {
      expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
      expect(await temporaryNames(client)).not.toEqual([]);
      // The killed restore would count as running for 30 seconds, so delete its row.
      await client.db().collection('processes').deleteMany({});
      // Once the renames have begun, the record of actions must have the restore, and no file may be marked as removable.
      // Otherwise a sweep would delete pictures that the next restore brings back.
      const entry = await client.db().collection('records').findOne({ kind: 'restore', by: '' });
      const mark = await client
        .db()
        .collection(marks)
        .findOne({ key: /^removable / });
      expect([entry !== null, mark === null]).toEqual([isRecorded, isRecorded]);

      expect(await once(restore(url), 'exit')).toEqual([0, null]);
      expect(await temporaryNames(client)).toEqual([]);
      const after = await startApi('mongodb', settings);
      expect(await allAnswers(after)).toEqual(before);
      await after.close();
    } finally {
      proxy.close();
      await client.close();
    }
  });
});

describe.runIf(DATABASES.includes('mongodb'))('the temporary collections of a restore of MongoDB', () => {
  const stored = async (url: string) => {
    const client = await new MongoClient(url).connect();
    return temporaryNames(client).finally(() => client.close());
  };

  test('are dropped if the restore fails', async () => {
    const api = await openApi('mongodb');
    const target = await openMongoTarget(api.env);
    const { DATABASE_URL: url } = api.env;
    let filled: string[] = [];
    const source: Source = {
      ...{ migrations: [], isSnapshot: true },
      counters: async () => ({}),
      global: async () => undefined,
      close: async () => {},
      rows: async function* (slug) {
        if (slug === 'publication') yield { id: 1, requested: 1, published: 0 };
        filled = await stored(url);
        if (filled.length > 3) throw new Error('The disk failed');
      },
    };
    await expect(target.fill(source, new Date().toISOString())).rejects.toThrow('The disk failed');
    expect(filled.length).toBeGreaterThan(3);
    await target.close();
    expect(await stored(url)).toEqual([]);
  });

  test('of a killed restore are dropped when the CMS starts, and its log says so', async () => {
    const { DATABASE_URL: url = '', DATA_DIR: dataDir = '' } = emptySettings('mongodb');
    const client = await new MongoClient(url).connect();
    await client.db().collection('restoring_contact-messages').insertOne({ name: 'Ayşe' });
    await client.close();
    const child = forkServer(builtPrograms(), variables(dataDir, { DATABASE_URL: url, PORT: '0' }));
    let log = '';
    child.stderr?.on('data', (chunk) => (log += chunk));
    const server = await untilReady(child);
    expect(await stored(url)).toEqual([]);
    expect(log).toContain('"event":"restore-unfinished"');
    server.child.kill();
    await server.exited;
  });
});
