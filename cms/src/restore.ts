// Restores a backup into either database and either store: `node restore.js <file>`. The CMS must be stopped.
import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore-backup.ts';
import { createConfig } from './start/create-config.ts';
import { readEnv } from './start/env.ts';
import { runProgram, UsageError } from './start/run-program.ts';
import { createStorage } from './storage/create-storage.ts';

runProgram(async () => {
  const file = process.argv[2];
  if (!file) throw new UsageError('Usage: restore <file>');
  const env = readEnv(process.env);
  const storage = createStorage(env);
  const config = await createConfig(env, storage);
  const { pictures, missing, previous } = await restoreBackup({ env, config, storage, file: resolve(file) });
  process.stdout.write(`Restored from ${file}: all content, ${pictures} files of pictures.\n`);
  if (previous) process.stdout.write(`What was there before is in ${previous}.\n`);
  if (missing > 0) process.stderr.write(`${missing} pictures have no files in the store.\n`);
});
