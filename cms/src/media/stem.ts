import { createHash } from 'node:crypto';

/** The common beginning of the names of a picture's files. */
export function stemOf(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 20);
}
