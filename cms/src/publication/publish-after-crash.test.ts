import { describe, expect, test, vi } from 'vitest';
import { mongoOf } from '../database/mongo.ts';
import { builtPrograms, forkServer, type RunningServer, untilReady, variables } from '../testing/programs.ts';
import { DATABASES, emptySettings, openApi } from '../testing/start-api.ts';
import { publishAfterCrash } from './publish-after-crash.ts';
import { currentVersion } from './version.ts';

async function versionOf({ call }: RunningServer): Promise<number> {
  const { version } = (await (await call('/api/changes')).json()) as { version: number };
  return version;
}

async function end({ child, exited }: RunningServer, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await exited;
}

describe.each(DATABASES)('a CMS on %s', (database) => {
  test('requests a publication if the previous process was killed, and none if it was stopped', async () => {
    const { DATA_DIR: dataDir = '', ...settings } = emptySettings(database);
    const start = () => untilReady(forkServer(builtPrograms(), variables(dataDir, settings)));
    const first = await start();
    const version = await versionOf(first);
    await end(first, 'SIGTERM');
    const second = await start();
    expect(await versionOf(second)).toBe(version);
    await end(second, 'SIGKILL');
    const third = await start();
    await vi.waitFor(async () => expect(await versionOf(third)).toBe(version + 1));
    await end(third, 'SIGKILL');
  });
});

describe.runIf(DATABASES.includes('mongodb'))('several CMS on one MongoDB', () => {
  test('request one publication for a process that was killed', async () => {
    const { payload } = await openApi('mongodb');
    const processes = mongoOf(payload).connection.collection('processes');
    await processes.insertOne({ kind: 'cms', where: 'process 1 on web1', until: new Date(0) });
    const version = await currentVersion(payload);
    const look = async () => (await publishAfterCrash(payload, async () => {})).stop();
    await look();
    await look();
    expect(await currentVersion(payload)).toBe(version + 1);
    expect(await processes.countDocuments()).toBe(0);
  });
});
