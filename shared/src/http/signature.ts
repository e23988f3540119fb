const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign', 'verify']);
}

/** The `x-signature` header of a call from the CMS to the publisher: `sha256=` and the body's HMAC in hexadecimal. */
export async function sign(body: string, secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign(HMAC, await keyOf(secret), encoder.encode(body)));
  return `sha256=${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** True if `signature` matches the body. The time taken reveals nothing about the correct signature. */
export async function isSigned(body: string, secret: string, signature = ''): Promise<boolean> {
  const [, hex = ''] = /^sha256=((?:[\da-f]{2})+)$/.exec(signature) ?? [];
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return crypto.subtle.verify(HMAC, await keyOf(secret), bytes, encoder.encode(body));
}
