import { SettingsError } from '@fuar/shared/settings/read-settings';
import { ArchiveError } from '../backup/archive.ts';
import { OWNER_ONLY } from './folders.ts';
import { StartError } from './start-error.ts';

/** The program was called with wrong arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs a program and exits. Prints one sentence for errors the operator can fix, a stack for others. */
export function runProgram(main: () => Promise<void>): void {
  process.umask(OWNER_ONLY);
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      const isPlain = [UsageError, SettingsError, StartError, ArchiveError].some(
        (type) => error instanceof type,
      );
      process.stderr.write(`${isPlain ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
      process.exit(1);
    },
  );
}
