// Writes content and pictures into one archive: `node backup.js [file]`. The CMS may be running.
import { join } from 'node:path';
import { BACKUP } from '@fuar/shared/commands/cms-programs';
import { fileTimestamp } from './backup/automatic.ts';
import { backUp } from './backup/back-up.ts';
import { checkTarget } from './backup/check-target.ts';
import { readEnv } from './start/env.ts';
import { backupsDirOf } from './start/folders.ts';
import { resolveUserPath, runProgram } from './start/run-program.ts';
import { createStorage } from './storage/create-storage.ts';

runProgram(BACKUP, async ({ rest: [given] }) => {
  const env = readEnv(process.env);
  const file = given
    ? resolveUserPath(given)
    : join(backupsDirOf(env), `backup-${fileTimestamp(new Date())}.tar`);
  await checkTarget(file);
  const { pictures, missing } = await backUp(env, createStorage(env), file);
  process.stdout.write(`Backup written to ${file}: all content, ${pictures} files of pictures.\n`);
  if (missing.length > 0) {
    process.stderr.write(
      `${missing.length} picture files are missing from the store: ${missing.join(', ')}.\n`,
    );
  }
});
