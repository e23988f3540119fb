import { errorCode } from './error-code.ts';

const REASONS: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: "no space is left in this user's quota",
  EROFS: 'the file system is read-only',
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
};

/** A sentence for the operator if `error` comes from the disk or its rights, e.g. a full disk. Undefined for other errors. */
export function fileProblem(error: unknown): string | undefined {
  const reason = REASONS[String(errorCode(error))];
  if (!reason) return undefined;
  const { dest, path } = error as { dest?: string; path?: string };
  return `${dest ?? path ?? 'A file'} cannot be read or written: ${reason}.`;
}
