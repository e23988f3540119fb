import { expect, test } from 'vitest';
import { completeHref, isAllowedHref, isAllowedImageSource, toMailto } from './addresses.ts';

test.each([
  ['https://ornek.test/a?b', true],
  ['http://ornek.test', true],
  ['HTTPS://ORNEK.TEST', true],
  ['mailto:ayse@ornek.test', true],
  ['tel:+904121112233', true],
  ['/fuarlar/3', true],
  ['javascript:alert(1)', false],
  ['JaVaScript:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://ornek.test', false],
  ['//ornek.test', false],
  ['https://a b', false],
  ['', false],
])('isAllowedHref("%s") returns %s', (href, isAllowed) => expect(isAllowedHref(href)).toBe(isAllowed));

test.each([
  ['https://ornek.test/a.png', true],
  ['http://ornek.test/a.png', true],
  ['HTTPS://ORNEK.TEST/A.PNG', true],
  ['/media/abc-480.webp', true],
  ['data:image/png;base64,AA+/BB==', true],
  ['data:image/png;base64,AAAA"x', false],
  ['x,data:image/png;base64,AAAA', false],
  ['data:image/svg+xml;base64,AAAA', false],
  ['file:///C:/a.png', false],
  ['blob:https://x/1', false],
  ['//ornek.test/a.png', false],
  ['/\\ornek.test/a.png', false],
  ['/\\[', false],
])('isAllowedImageSource("%s") returns %s', (src, isAllowed) =>
  expect(isAllowedImageSource(src)).toBe(isAllowed),
);

test.each([
  ['ornek.test', 'https://ornek.test'],
  [' https://ornek.test ', 'https://ornek.test'],
  ['bilgi@ornek.test', 'mailto:bilgi@ornek.test'],
  ['tel:+90 412 000 21 00', 'tel:+904120002100'],
  ['TEL:0412 000', 'TEL:0412000'],
  ['hotel: 5', 'hotel: 5'],
  ['mailto:bilgi@ornek.test', 'mailto:bilgi@ornek.test'],
  ['MAILTO:bilgi@ornek.test', 'MAILTO:bilgi@ornek.test'],
  ['ornek.test/fuarlar', 'https://ornek.test/fuarlar'],
  ['bakınız ornek.test', 'bakınız ornek.test'],
  ['#a.test', '#a.test'],
  ['/fuarlar', '/fuarlar'],
  ['javascript:x', 'javascript:x'],
  ['fuar', 'fuar'],
])('completeHref("%s") returns "%s"', (text, href) => expect(completeHref(text)).toBe(href));

test('toMailto accepts only a single e-mail address', () => {
  expect(toMailto(' bilgi@ornek.test ')).toBe('mailto:bilgi@ornek.test');
  expect(toMailto('yazın: bilgi@ornek.test')).toBeUndefined();
  expect(toMailto('bilgi@ornek.test (Ayşe)')).toBeUndefined();
});
