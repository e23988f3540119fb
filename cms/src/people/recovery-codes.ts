import { createHash, timingSafeEqual } from 'node:crypto';
import { randomCode } from './random-code.ts';

const COUNT = 10;
const GROUPS = 4;

/** Ten codes such as `k7mp-2xqa-9hrt-wbcd`. Each has about 79 bits, so a hash without salt is enough. */
export function createRecoveryCodes(): { codes: string[]; recoveryCodes: string } {
  const codes = Array.from({ length: COUNT }, () => randomCode(GROUPS));
  return { codes, recoveryCodes: JSON.stringify(codes.map((code) => hashOf(code).toString('hex'))) };
}

/** The hashes except the one of this code; undefined if no hash matches. Compares all hashes in constant time. */
export function withoutCode(hashes: readonly string[], code: string): string[] | undefined {
  const given = hashOf(code);
  const rest = hashes.filter((hash) => !timingSafeEqual(Buffer.from(hash, 'hex'), given));
  return rest.length < hashes.length ? rest : undefined;
}

/** Ignores case, spaces and hyphens, because people type the codes from paper. */
function hashOf(code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return createHash('sha256').update(plain).digest();
}
