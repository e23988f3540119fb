import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageOf } from '../storage/create-storage.ts';
import { allAnswers } from '../testing/all-answers.ts';
import { fillContent } from '../testing/fill-content.ts';
import { buildPrograms, variables } from '../testing/programs.ts';
import { DATABASES, emptySettings, startApi } from '../testing/start-api.ts';
import { backUp } from './back-up.ts';

const { MongoClient } = mongoose.mongo;

describe.runIf(DATABASES.includes('mongodb'))('a restore of MongoDB that is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fuar-killed-'));
  const file = join(folder, 'yedek.tar');
  const programs = buildPrograms();
  let before: Record<string, unknown>;
  beforeAll(async () => {
    const source = await startApi('sqlite');
    await fillContent(source);
    before = await allAnswers(source);
    await backUp(source.env, storageOf(source.payload), file);
    await source.close();
  }, 120_000);
  afterAll(() => {
    programs.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['while it writes rows beside those in use', (beside: number) => beside > 0],
    ['while collections take their places', (beside: number, most: number) => most > 5 && beside < most],
  ])(
    '%s is run again with the same archive, and all is there',
    // A busy machine may come too late to kill it.
    { timeout: 120_000, retry: 2 },
    async (_, isTime) => {
      const settings = emptySettings('mongodb');
      const client = await new MongoClient(settings.DATABASE_URL ?? '').connect();
      const beside = async () =>
        (await client.db().listCollections({}, { nameOnly: true }).toArray()).filter(({ name }) =>
          name.startsWith('restoring_'),
        ).length;
      const start = () =>
        spawn(process.execPath, [join(programs.folder, 'restore.js'), file], {
          env: variables(settings.DATA_DIR ?? '', settings),
          stdio: ['ignore', 'ignore', 'inherit'],
        });
      try {
        const killed = start();
        let most = 0;
        while (killed.exitCode === null) {
          const now = await beside();
          most = Math.max(most, now);
          if (isTime(now, most)) killed.kill('SIGKILL');
          if (killed.killed) break;
          await sleep(1);
        }
        if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit');
        expect(killed.signalCode).toBe('SIGKILL');
        expect(await beside()).toBeGreaterThan(0);

        const [code] = await once(start(), 'exit');
        expect([code, await beside()]).toEqual([0, 0]);
        const after = await startApi('mongodb', settings);
        expect(await allAnswers(after)).toEqual(before);
        await after.close();
      } finally {
        await client.close();
      }
    },
  );
});
