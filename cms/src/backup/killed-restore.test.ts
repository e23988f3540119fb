import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { storageOf } from '../storage/create-storage.ts';
import { allAnswers } from '../testing/all-answers.ts';
import { fillContent } from '../testing/fill-content.ts';
import { startMongoProxy } from '../testing/mongo-proxy.ts';
import { builtPrograms, variables } from '../testing/programs.ts';
import { DATABASES, emptySettings, startApi } from '../testing/start-api.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';

const { MongoClient } = mongoose.mongo;

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
  }, 120_000);

  test.each([
    ['while it fills the temporary collections', /\binsert\0.*restoring_/s, 3],
    ['while the temporary collections replace those in use', /renameCollection\0/, 4],
  ])('killed %s, restores everything when it runs again', { timeout: 120_000 }, async (_, command, nth) => {
    const settings = emptySettings('mongodb');
    const { DATABASE_URL: url = '', DATA_DIR: dataDir = '' } = settings;
    const client = await new MongoClient(url).connect();
    const temporary = async () =>
      (await client.db().listCollections({}, { nameOnly: true }).toArray()).filter(({ name }) =>
        name.startsWith('restoring_'),
      ).length;
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
      expect(await temporary()).toBeGreaterThan(0);

      expect(await once(restore(url), 'exit')).toEqual([0, null]);
      expect(await temporary()).toBe(0);
      const after = await startApi('mongodb', settings);
      expect(await allAnswers(after)).toEqual(before);
      await after.close();
    } finally {
      proxy.close();
      await client.close();
    }
  });
});
