import { errorCode } from './error-code.ts';

const REASONS: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: "no space is left in this user's quota",
  EROFS: 'the file system is read-only',
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  SQLITE_FULL: 'no space is left on the disk',
  SQLITE_IOERR_SHMSIZE: 'no space is left on the disk',
  SQLITE_READONLY: 'this user has no right to it, or the file system is read-only',
};

/** A sentence for the operator if `error` comes from the disk or its rights, e.g. a full disk. Undefined for other errors. */
export function fileProblem(error: unknown): string | undefined {
  const reason = REASONS[String(errorCode(error))];
  // The database layer wraps the error of SQLite, so examine the cause too.
  if (!reason) return error instanceof Error && error.cause ? fileProblem(error.cause) : undefined;
  const { dest, path, syscall = '' } = error as { dest?: string; path?: string; syscall?: string };
  // These calls concern ports and processes, not files.
  if (/^(?:listen|connect|kill|spawn)/.test(syscall)) return undefined;
  const isDatabase = String(errorCode(error)).startsWith('SQLITE');
  return `${dest ?? path ?? (isDatabase ? 'The database or its copy' : 'A file')} cannot be read or written: ${reason}.`;
}
