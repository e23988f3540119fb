import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type ParsedArguments, readCommand } from '@fuar/shared/commands/command';
import { fileProblem } from '@fuar/shared/file-problem';
import { SettingsError } from '@fuar/shared/settings/read-settings';
import { ArchiveError } from '../backup/archive.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { withoutPersonalData } from '../log/without-personal-data.ts';
import { explainS3 } from '../storage/explain-s3.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { readEnv } from './env.ts';
import { OWNER_ONLY } from './folders.ts';
import { StartError } from './start-error.ts';
import { removeTemporaryPathsOnSignal } from './temporary-paths.ts';

/** Thrown if a program cannot do what its arguments ask, e.g. because there is no such account. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

/** Resolves a typed path against the folder where the user called npm or this program. */
export function resolveUserPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

/** One sentence for errors that the operator can fix, such as a full disk, and a stack for others. */
export function explainFailure(error: unknown, variables: NodeJS.ProcessEnv): string {
  return failureSentence(error, variables) ?? (error as Error).stack ?? String(error);
}

/** One sentence for errors that the operator can fix. Undefined for others. */
export function failureSentence(error: unknown, variables: NodeJS.ProcessEnv): string | undefined {
  // Explain the cause instead: the message of `StorageUnavailable` is Turkish and meant for visitors.
  if (error instanceof StorageUnavailable) return explainStorage(error.cause, variables);
  const isPlain = [RequestError, SettingsError, StartError, ArchiveError].some(
    (type) => error instanceof type,
  );
  if (isPlain) return (error as Error).message;
  const problem = fileProblem(error);
  if (problem) return problem;
  if (!isDatabaseUnavailable(error)) return undefined;
  const reason = withoutPersonalData((error as Error).message.split('\n', 1)[0] ?? '');
  return `The database failed: ${reason}. Try again when it answers.`;
}

function explainStorage(cause: unknown, variables: NodeJS.ProcessEnv): string {
  // move-media uses two stores, so a full disk may be the reason even if the settings name a bucket.
  const problem = fileProblem(cause);
  if (problem) return problem;
  const explained = variables.S3_BUCKET ? explainS3(cause, readEnv(variables)) : cause;
  if (explained instanceof SettingsError) return explained.message;
  return `The store of pictures failed: ${explained instanceof Error ? explained.message : explained}.`;
}

/** Runs a program and exits. */
export function runProgram<const C extends Command>(
  command: C,
  main: (given: ParsedArguments<C>) => Promise<void>,
): void {
  process.umask(OWNER_ONLY);
  removeTemporaryPathsOnSignal();
  main(readCommand(command, { parseArgs, process })).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${explainFailure(error, process.env)}\n`);
      process.exit(1);
    },
  );
}
