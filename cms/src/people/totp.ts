import { ORGANISER } from '@fuar/shared/organiser/facts';
import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';

const STEP_MS = 30_000;

export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The time step of a valid code, which may be one step early or late. Undefined for a wrong code. */
export function stepOfCode(
  payload: Payload,
  encryptedSecret: string | null | undefined,
  code: string,
): number | undefined {
  const secret = encryptedSecret ? payload.decrypt(encryptedSecret) : '';
  // Check the format, because decryption returns garbage after a change of PAYLOAD_SECRET.
  if (!/^[A-Z2-7]{32}$/.test(secret) || !/^\d{6}$/.test(code)) return undefined;
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / STEP_MS) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ORGANISER.product, label, secret: Secret.fromBase32(secret) });
}
