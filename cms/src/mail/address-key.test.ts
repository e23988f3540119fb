import { expect, test } from 'vitest';
import { addressKey, mailboxKey, withoutDottedCapitals } from './address-key.ts';

test.each([
  [' Ayse.Kaya@Ornek.test '],
  ['AYSE.KAYA@ORNEK.TEST'],
  ['<ayse.kaya@ornek.test>'],
  ['ayse.\u200bkaya@ornek.test'],
  ['ayse.kaya@ornek.test.'],
  ['ayse.kaya@ornek\u3002test\u3002'],
  ['ａｙｓｅ.kaya@ornek.test'],
])('gives %j the key of the plain spelling', (spelling) => {
  expect(addressKey(spelling)).toBe('ayse.kaya@ornek.test');
});

test.each([
  ['IŞIK@örnek.test', 'ışık@ÖRNEK.test'],
  ['İSİM@örnek.test', 'i\u0307sim@xn--rnek-4qa.test'],
  ['info@firma.test', 'İNFO@xn--firma-8fd.test'],
  ['çelik@örnek.test'.normalize('NFD'), 'ÇELİK@örnek.test'],
])('gives %j and %j the same key', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

test('gives an xn-- domain with ı another key than the domain with i', () => {
  expect(addressKey('info@xn--yldz-lzac.test')).not.toBe(addressKey('info@yildiz.test'));
});

test.each(['ayse-kaya@ornek.test', 'aysekaya@ornek.test', 'ayşe.kaya@ornek.test', 'ayse.kaya@ornek.test.tr'])(
  'gives %j another key than ayse.kaya@ornek.test',
  (other) => {
    expect(addressKey(other)).not.toBe(addressKey('ayse.kaya@ornek.test'));
  },
);

test.each([
  ['Ali.Can+fuar@Gmail.com', 'alican@gmail.com'],
  ['alican@googlemail.com', 'alican@gmail.com'],
  ['ali.can+1@ornek.test', 'ali.can@ornek.test'],
  ['ali.can@egmail.com', 'ali.can@egmail.com'],
  ['ali.can@gmail.com.tr', 'ali.can@gmail.com.tr'],
  ['ali@xn--iñ.test', 'ali@xn--iñ.test'],
  ['+90532@ornek.test', '+90532@ornek.test'],
])('finds the mailbox of %j', (address, mailbox) => {
  expect(mailboxKey(address)).toBe(mailbox);
});

test.each([
  ['İNFO@FİRMA.TEST', 'INFO@firma.test'],
  ['INFO@xn--firma-8fd.test', 'INFO@firma.test'],
  ['Işık@Örnek.test', 'Işık@Örnek.test'],
  ['Info@XN--RNEK-4QA.test', 'Info@XN--RNEK-4QA.test'],
])('reads %j as a sender with a Turkish keyboard means it', (typed, meant) => {
  expect(withoutDottedCapitals(typed)).toBe(meant);
});
