// Restores a backup into the database and the media store of the settings: `node restore.js [--yes] <file>`. The CMS must be
// stopped.

import { RESTORE } from '@fuar/shared/commands/cms-programs';
import { confirm } from '@fuar/shared/commands/command';
import { restoreBackup } from './backup/restore-backup.ts';
import { createConfig } from './start/create-config.ts';
import { type Env, isMongo, readEnv } from './start/env.ts';
import { backupsDirOf, databaseFile, mediaDirOf } from './start/folders.ts';
import { explainFailure, resolveUserPath, runProgram } from './start/run-program.ts';
import { shownDatabase } from './start/shown-database.ts';
import { createStorage } from './storage/create-storage.ts';

runProgram(RESTORE, async ({ rest: [file], yes }) => {
  const env = readEnv(process.env);
  const storage = createStorage(env);
  const config = await createConfig(env, storage);
  const agree = (createdAt: string) => confirm(changeOf(env, file, createdAt), { yes }, { process });
  const given = { env, config, storage, file: resolveUserPath(file), agree };
  const { pictures, missing, previous } = await restoreBackup(given);
  process.stdout.write(`Restored from ${file}: all content, ${pictures} files of pictures.\n`);
  if (previous) process.stdout.write(`The previous content is in ${previous}.\n`);
  if (missing instanceof Error) {
    const reason = explainFailure(missing, process.env);
    process.stderr.write(`The pictures without files could not be counted: ${reason}\n`);
  } else if (missing > 0) process.stderr.write(`${missing} pictures have no files in the store.\n`);
});

function changeOf(env: Env, file: string, createdAt: string): string {
  // The URL is shown without user and password.
  const database = isMongo(env) ? shownDatabase(env.DATABASE_URL) : databaseFile(env);
  return `${file}, made at ${createdAt}, will replace
  all content, messages, requests and administrators in ${database}
  pictures of the same name in ${env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : mediaDirOf(env)}
The present content goes to ${backupsDirOf(env)} first. Everybody has to sign in again.`;
}
