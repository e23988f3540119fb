// @vitest-environment jsdom
import { aPressItem } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { toPressFeed } from './press-feed.ts';

const SITE = new URL('https://fuar.example');

function read(...items: Parameters<typeof toPressFeed>[0]) {
  const feed = new DOMParser().parseFromString(toPressFeed(items, SITE), 'application/xml');
  const text = (name: string, number = 0) =>
    feed.querySelectorAll('item')[number]?.getElementsByTagName(name)[0]?.textContent ?? '';
  return { feed, text };
}

test('an item has its title, day, URL and full text', () => {
  const { feed, text } = read(
    aPressItem({
      id: 5,
      type: 'Coverage',
      title: '"Gıda" & <b>Tarım</b>',
      date: '2026-05-04',
      content: '<p>İlk ]]> paragraf &amp; <a href="/fuarlar">fuarlar</a></p><p><img src="/media/a.webp"></p>',
    }),
  );
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(text('title')).toBe('"Gıda" & <b>Tarım</b>');
  expect(text('link')).toBe('https://fuar.example/basin/5');
  expect(text('guid')).toBe('https://fuar.example/basin/5');
  expect(text('category')).toBe('Basında Biz');
  expect(text('pubDate')).toBe('Mon, 04 May 2026 06:00:00 GMT');
  expect(text('description')).toBe('İlk ]]> paragraf & fuarlar');
  expect(text('content:encoded')).toBe(
    '<p>İlk ]]> paragraf &amp; <a href="https://fuar.example/fuarlar">fuarlar</a></p><p><img src="https://fuar.example/media/a.webp"></p>',
  );
});

test('characters that XML forbids do not make the feed unreadable', () => {
  const { feed, text } = read(
    aPressItem({ title: 'Gı\uffffda', content: '<p>Word\u000b met\u0007ni 😀</p>' }),
  );
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(text('title')).toBe('Gıda');
  expect(text('content:encoded')).toBe('<p>Word metni 😀</p>');
});

test('the picture precedes the text', () => {
  const { text } = read(aPressItem({ imageUrl: '/media/b.webp', content: '<p>Metin</p>' }));
  expect(text('content:encoded')).toBe(
    '<p><img src="https://fuar.example/media/b.webp" alt=""></p><p>Metin</p>',
  );
});

test('a feed without items is valid', () => {
  expect(read().feed.querySelector('channel > title')?.textContent).toContain('Basın Odası');
});
