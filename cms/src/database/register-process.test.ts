import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import mongoose from 'mongoose';
import type { Payload } from 'payload';
import { describe, expect, test, vi } from 'vitest';
import { builtPrograms, forkServer, untilReady, variables } from '../testing/programs.ts';
import { DATABASES, emptySettings, openApi } from '../testing/start-api.ts';
import { mongoOf } from './mongo.ts';
import { registerCms, registerRestore } from './register-process.ts';

const processesOf = (payload: Payload) => mongoOf(payload).connection.collection('processes');

describe.runIf(DATABASES.includes('mongodb'))('a restore and a CMS on one MongoDB', () => {
  test.each([
    ['a restore and a CMS', registerCms, [1]],
    ['two restores', registerRestore, [1, 2]],
  ])('%s never both run if they start at the same moment', async (_, register, refusals) => {
    const { payload } = await openApi('mongodb');
    const processes = processesOf(payload);
    const { find } = processes;
    // The other process starts before the restore looks for other processes.
    let other: Promise<unknown> | undefined;
    vi.spyOn(processes, 'find').mockImplementation((...filter) => {
      const found = find.apply(processes, filter);
      if (other) return found;
      const others = found.toArray();
      other = others.then(() => register(payload)).catch((error: unknown) => error);
      return Object.assign(found, { toArray: () => other?.then(() => others) });
    });
    const restore = await registerRestore(payload).catch((error: unknown) => error);
    const refused = [await other, restore].filter((one) => one instanceof Error);
    expect(refusals).toContain(refused.length);
  });

  test('a CMS that starts during a restore changes nothing', async () => {
    const { DATA_DIR: dataDir = '', ...settings } = emptySettings('mongodb');
    const client = await new mongoose.mongo.MongoClient(settings.DATABASE_URL ?? '').connect();
    const db = client.db();
    const restore = { kind: 'restore', where: 'process 1 on web1', until: new Date(Date.now() + 600_000) };
    await db.collection('processes').insertOne(restore);
    const child = forkServer(builtPrograms(), variables(dataDir, settings));
    await expect(untilReady(child)).rejects.toThrow(
      /is being restored into this database \(process 1 on web1\)/,
    );
    const filled: string[] = [];
    for (const { name } of await db.listCollections().toArray()) {
      if ((await db.collection(name).countDocuments()) > 0) filled.push(name);
    }
    await client.close();
    expect(filled).toEqual(['processes']);
  });

  test('see each other even if their clocks differ by a minute', async () => {
    const { payload } = await openApi('mongodb');
    const registration = await registerCms(payload);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await expect(registerRestore(payload)).rejects.toThrow(/^The service is running/);
    await registration.stop();
  });

  test('a restore refuses to run while another restore is running, and runs after it', async () => {
    const { payload } = await openApi('mongodb');
    const first = await registerRestore(payload);
    await expect(registerRestore(payload)).rejects.toThrow(
      /^Another restore is running on this database \(process .+\): wait until it ends/,
    );
    await first.stop();
    await (await registerRestore(payload)).stop();
  });

  test.each([
    ['may be repeated at once if it was killed on this machine', {}, false],
    ['counts as running in a container that shares the host name', { space: 'another' }, true],
  ])('a restore %s', async (_, other, isRefused) => {
    const { payload } = await openApi('mongodb');
    const processes = processesOf(payload);
    const first = await registerRestore(payload);
    const row = await processes.findOne({ kind: 'restore' });
    await first.stop();
    const pid = spawnSync(process.execPath, ['--version']).pid;
    const until = new Date(Date.now() + 600_000);
    const where = `process ${pid} on ${hostname()}`;
    await processes.insertOne({ kind: 'restore', where, pid, space: row?.space, ...other, until });
    const second = await registerRestore(payload).catch(() => undefined);
    expect(second === undefined).toBe(isRefused);
    await second?.stop();
  });
});
