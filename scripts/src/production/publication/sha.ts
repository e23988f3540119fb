import { createHash } from 'node:crypto';

/** 132 bits of SHA-256, as text: enough to tell pages and answers apart. */
export function sha(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 22);
}
