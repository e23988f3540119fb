import { expect, test } from 'vitest';
import { isSigned, sign } from './signature.ts';

const BODY = '{"version":7}';
const SIGNATURE = 'sha256=b6a47de29968e931a8131d825ee257c3874c34fd029c209cc8fa31e9ff2f3167';

test('produces a standard HMAC-SHA256', async () => {
  expect(await sign(BODY, 'ortak-sır')).toBe(SIGNATURE);
});

test('accepts the signature of the body and rejects all others', async () => {
  expect(await isSigned(BODY, 'ortak-sır', SIGNATURE)).toBe(true);
  for (const wrong of [undefined, '', SIGNATURE.slice(0, -1), `${SIGNATURE} `, SIGNATURE.slice(7)])
    expect(await isSigned(BODY, 'ortak-sır', wrong)).toBe(false);
  expect(await isSigned('{"version":8}', 'ortak-sır', SIGNATURE)).toBe(false);
  expect(await isSigned(BODY, 'another', SIGNATURE)).toBe(false);
});
