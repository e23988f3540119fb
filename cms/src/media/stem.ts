import { createHash } from 'node:crypto';

/** The common prefix of the names of all files of one picture. */
export function stemOf(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 20);
}
