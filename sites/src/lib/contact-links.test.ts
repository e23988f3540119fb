import { expect, test } from 'vitest';
import { contactLinks, socialLinks } from './contact-links.ts';

test('phone and e-mail are links if they are set', () => {
  expect(contactLinks({})).toEqual([]);
  expect(contactLinks({ phone: 'yok' })).toEqual([]);
  expect(contactLinks({ phone: '+90 412 555 21 00' })).toMatchObject([
    { href: 'tel:+904125552100', text: '+90 412 555 21 00' },
  ]);
  expect(contactLinks({ email: 'a@b.example', phone: '1' }).map((link) => link.href)).toEqual([
    'tel:1',
    'mailto:a@b.example',
  ]);
});

test('social links keep their order, and unset ones are left out', () => {
  const links = socialLinks({ youtubeUrl: 'https://y.example', facebookUrl: 'https://f.example' });
  expect(links.map((link) => link.href)).toEqual(['https://f.example', 'https://y.example']);
});
