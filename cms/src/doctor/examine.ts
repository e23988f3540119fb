import { type Finding, finding } from '@fuar/shared/schemas/finding';
import type { Payload } from 'payload';
import { withoutPersonalData } from '../log/without-personal-data.ts';
import { createConfig } from '../start/create-config.ts';
import { type Env, isMongo } from '../start/env.ts';
import { openPayload } from '../start/start-payload.ts';
import { createStorage } from '../storage/create-storage.ts';
import { examineDatabase, findDrift, findMissingDatabase } from './database.ts';
import { examineDrafts } from './drafts.ts';
import { examineMail, examineOutbox } from './mail.ts';
import { examineMedia, findMissingFiles } from './media.ts';
import { examinePublication, examineWebhook } from './publication.ts';

type Situation = { isRunning: boolean; key?: string };

export async function examine(env: Env, situation: Situation): Promise<Finding[]> {
  // Run these in parallel, because each may wait for a server that does not answer, and `npm run doctor` waits only a minute.
  const found = await Promise.all([
    examineContent(env, situation),
    examineMedia(env),
    examineWebhook(env),
    examineMail(env),
  ]);
  return found.flat().filter((each) => each !== undefined);
}

async function examineContent(
  env: Env,
  { isRunning, key = 'doctor' }: Situation,
): Promise<(Finding | undefined)[]> {
  const missing = findMissingDatabase(env);
  if (missing) return [missing];
  let payload: Payload | undefined;
  try {
    payload = await openPayload(env, createConfig(env, createStorage(env), { isReader: true }), key);
    const database = await examineDatabase(payload);
    // A database that is not migrated yet may lack the columns that the next checks read.
    if (database.state !== 'ok') return [database];
    return [
      database,
      await findDrift(payload),
      await examinePublication(payload, isRunning),
      ...(await examineDrafts(payload, isRunning)),
      await examineOutbox(payload),
      await findMissingFiles(payload),
    ];
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    const advice = isMongo(env)
      ? 'Check that the database runs, and that this machine and user may reach it.'
      : 'Check that the file exists, is complete and belongs to this user (docs/backup.md).';
    return [finding('wrong', 'database', withoutPersonalData(reason), advice)];
  } finally {
    await payload?.destroy().catch(() => undefined);
  }
}
