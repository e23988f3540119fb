import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { sqliteOf } from '../database/sqlite.ts';
import { DATABASES, emptySettings, openApi } from '../testing/start-api.ts';
import { createConfig } from './create-config.ts';
import { readEnv } from './env.ts';
import { openPayload, stopPayload } from './start-payload.ts';

test.runIf(DATABASES.includes('mongodb'))(
  'a start says in one sentence, without e-mail addresses, that MongoDB failed after it had answered',
  async () => {
    const env = readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', ...emptySettings('mongodb') });
    const email = 'iki@ornek.test';
    const failure = new Error(
      `E11000 duplicate key error collection: fuar.users dup key: { email: "${email}" }`,
    );
    vi.spyOn(mongoose.Model, 'ensureIndexes').mockRejectedValue(failure);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const opened = openPayload(env, createConfig(env));
    await expect(opened).rejects.toThrow(
      /^The database of DATABASE_URL \(.*\) failed at the start: .*E11000 /,
    );
    await expect(opened).rejects.not.toThrow(email);
  },
);

test.each([
  ['succeeds', 'SQLITE_FULL'],
  ['fails', 'SQLITE_CORRUPT'],
])('stopping %s if the journal cannot be merged because of %s', async (outcome, code) => {
  const isStopped = outcome === 'succeeds';
  const { payload } = await openApi('sqlite');
  const error = Object.assign(new Error('not merged'), { code });
  vi.spyOn(sqliteOf(payload), 'execute').mockRejectedValueOnce(error);
  const destroy = vi.spyOn(payload, 'destroy').mockResolvedValue();
  const stopped = stopPayload(payload);
  await (isStopped ? stopped : expect(stopped).rejects.toThrow('not merged'));
  expect(destroy).toHaveBeenCalledTimes(isStopped ? 1 : 0);
  vi.restoreAllMocks();
});
