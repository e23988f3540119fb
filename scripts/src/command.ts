import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type ParsedArguments, readCommand } from '@fuar/shared/commands/command';
import { errorCode } from '@fuar/shared/error-code';
import { fileProblem } from '@fuar/shared/file-problem';
import { SettingsError } from '@fuar/shared/settings/read-settings';

/** A reason not to start that the operator can fix. The message is a whole sentence. */
export class StartError extends Error {}

/**
 * Reads the arguments of this process like `readCommand`. Makes every uncaught error end the process with exit code 1. An
 * error that the operator can fix is logged as one sentence, e.g. that a program in `needs` is missing. Other errors are
 * logged with their stack.
 */
export function startCommand<const C extends Command>(command: C): ParsedArguments<C> {
  const given = readCommand(command, { parseArgs, process });
  process.on('uncaughtException', (error) => {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  });
  needPrograms(...(command.needs ?? []));
  return given;
}

function needPrograms(...names: string[]): void {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = names.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length > 0) throw new StartError(`Install ${missing.join(' and ')}: not found on the PATH.`);
}

/** The message for an error that the operator can fix, such as a program that cannot be spawned. Undefined for other errors. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof StartError) return error.message;
  const { syscall = '', path } = error as NodeJS.ErrnoException;
  const isMissing = errorCode(error) === 'ENOENT' && syscall.startsWith('spawn');
  return isMissing ? `Install ${path}: not found on the PATH.` : fileProblem(error);
}
