const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** The `x-signature` header of an announcement: `sha256=` and the body's HMAC in hexadecimal. */
export async function sign(body: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign(HMAC, key, encoder.encode(body)));
  return `sha256=${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** True if `signature` matches the body. */
export async function isSigned(body: string, secret: string, signature = ''): Promise<boolean> {
  // Compare HMACs of the two signatures, so that the time taken reveals nothing about the correct one.
  return (await sign(signature, secret)) === (await sign(await sign(body, secret), secret));
}
