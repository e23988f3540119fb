import { createHash } from 'node:crypto';

/** Returns 132 bits of SHA-256 as a string, which is enough to distinguish pages and query results. */
export function sha(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 22);
}
