import { expect, test } from 'vitest';
import { contactLinks, socialLinks } from './contact-links.ts';
import { isCurrent } from './menu.ts';

test('phone and mail are links, each only where it is set', () => {
  expect(contactLinks({})).toEqual([]);
  expect(contactLinks({ phone: '+90 412 555 21 00' })).toMatchObject([
    { href: 'tel:+904125552100', text: '+90 412 555 21 00' },
  ]);
  expect(contactLinks({ email: 'a@b.example', phone: '1' }).map((link) => link.href)).toEqual([
    'tel:1',
    'mailto:a@b.example',
  ]);
});

test('social links keep their order and leave out what is not set', () => {
  const links = socialLinks({ youtubeUrl: 'https://y.example', facebookUrl: 'https://f.example' });
  expect(links.map((link) => link.href)).toEqual(['https://f.example', 'https://y.example']);
});

test.each([
  ['/', '/', true],
  ['/', '/fuarlar', false],
  ['/fuarlar', '/fuarlar', true],
  ['/fuarlar', '/fuarlar/7', true],
  ['/basin', '/basin-odasi', false],
])('the menu entry %s on the page %s is current: %s', (entry, path, expected) => {
  expect(isCurrent(entry, path)).toBe(expected);
});
