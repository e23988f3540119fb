import { createHash } from 'node:crypto';

/** What the names of a picture's files begin with. */
export function stemOf(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 20);
}
