import { createHmac, timingSafeEqual } from 'node:crypto';

/** The value of `x-signature` for a body: `sha256=` and the hex HMAC. */
export function sign(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

export function isSigned(body: string, secret: string, signature: string | undefined): boolean {
  const expected = Buffer.from(sign(body, secret));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
