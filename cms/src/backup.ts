// Writes content and pictures into one archive: `node backup.js [file]`. The CMS may be running.
import { constants } from 'node:fs';
import { access, mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BACKUP } from '@fuar/shared/commands/cms-programs';
import { fileProblem } from '@fuar/shared/file-problem';
import { fileTimestamp } from './backup/automatic.ts';
import { backUp } from './backup/back-up.ts';
import { readEnv } from './start/env.ts';
import { backupsDirOf } from './start/folders.ts';
import { RequestError, resolveUserPath, runProgram } from './start/run-program.ts';
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

/** Refuses a path that cannot be written, and an existing file that is not a backup, such as the database. */
async function checkTarget(file: string): Promise<void> {
  const folder = dirname(file);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new RequestError(fileProblem(cause) ?? `The folder ${folder} cannot be written.`, { cause });
  }
  const present = await stat(file).catch(() => undefined);
  if (present?.isDirectory()) throw new RequestError(`${file} is a folder: name a file in it.`);
  if (present && !present.isFile()) throw new RequestError(`${file} is not a file: name another file.`);
  if (present?.size && !(await isTar(file)))
    throw new RequestError(`${file} exists and is not a backup: name another file.`);
}

/** A tar file has the text `ustar` at byte 257. */
async function isTar(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 257);
    return buffer.toString() === 'ustar';
  } finally {
    await file.close();
  }
}
