import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test.each([
  ['https://www.firma.com.tr/', 'firma.com.tr'],
  ['http://firma.com/tr', 'firma.com/tr'],
  ['HTTPS://WWW.firma.com', 'firma.com'],
])('%s is shown as %s', (address, text) => expect(shortAddress(address)).toBe(text));
