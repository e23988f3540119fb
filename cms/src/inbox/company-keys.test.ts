import { expect, test } from 'vitest';
import { companyKeys } from './company-keys.ts';

const keysOf = (changes: object) =>
  companyKeys({ companyName: 'Dicle', contactEmail: 'a@dicle.test', contactPhone: '', ...changes });

test.each(['Dicle Işık A.Ş.', 'DİCLE IŞIK AŞ', 'dicle  ışık a.ş', 'Dicle-Isik AS'])(
  '"%s" has the same key as the other spellings',
  (companyName) => expect(keysOf({ companyName }).companyKey).toBe('dicleisikas'),
);

test.each([
  ['Ali@DİCLE.test', 'dicle.test'],
  ['ali@xn--rnek-4qa.test', 'örnek.test'],
  ['ali@gmail.com', ''],
  ['ali@HOTMAIL.com', ''],
])('the domain of %s is "%s"', (contactEmail, domain) =>
  expect(keysOf({ contactEmail }).domainKey).toBe(domain),
);

test.each([
  ['0412 251 47 00', '4122514700'],
  ['+90 (412) 251-47-00', '4122514700'],
  ['0090 412 251 47 00', '4122514700'],
  ['4122514700', '4122514700'],
  ['+49 30 123456', '4930123456'],
  ['2514700', '2514700'],
  ['251470', ''],
  ['118', ''],
  ['yok', ''],
])('the phone %s has the key "%s"', (phone, key) =>
  expect(keysOf({ phone, contactPhone: phone })).toMatchObject({ phoneKey: key, contactPhoneKey: key }),
);
