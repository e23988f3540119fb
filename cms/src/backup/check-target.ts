import { constants } from 'node:fs';
import { access, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileProblem } from '@fuar/shared/file-problem';
import { RequestError } from '../start/run-program.ts';

/** tar writes this text into the head of the first file. */
const TAR = { offset: 257, text: 'ustar' };

/** Refuses a path where no backup can be written, and one where it would replace something else, such as the database. */
export async function checkTarget(file: string): Promise<void> {
  const folder = dirname(file);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new RequestError(fileProblem(cause) ?? `The folder ${folder} cannot be written.`, { cause });
  }
  const present = await stat(file).catch(() => undefined);
  if (present?.isDirectory()) throw new RequestError(`${file} is a folder: name a file in it.`);
  if (present && present.size !== 0 && !(await isTar(file)))
    throw new RequestError(`${file} exists and is no backup: name another file.`);
  if (present && !present.isFile()) throw new RequestError(`${file} is no file: name another one.`);
}

async function isTar(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(TAR.text.length),
      0,
      TAR.text.length,
      TAR.offset,
    );
    return buffer.toString('utf8', 0, bytesRead) === TAR.text;
  } finally {
    await file.close();
  }
}
