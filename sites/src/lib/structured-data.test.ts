import { aFair, aPressItem } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { toBreadcrumbList, toEvent, toNewsArticle, toScriptText } from './structured-data.ts';

const url = 'https://fuar.example/fuarlar/7';
const image = 'https://fuar.example/media/a.webp';

const eventOf = (given: Parameters<typeof aFair>[0], picture?: string) =>
  toEvent(aFair(given), { url, image: picture, today: '2026-01-01' });

test('a fair becomes an Event at the fixed venue', () => {
  expect(eventOf({ title: 'Kitap Fuarı', date: '28 Ekim - 2 Kasım 2026' }, image)).toMatchObject({
    '@type': 'Event',
    name: 'Kitap Fuarı',
    startDate: '2026-10-28',
    endDate: '2026-11-02',
    image: [image],
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: { addressCountry: 'TR' } },
    organizer: { '@type': 'Organization', url: 'https://fuar.example/' },
  });
});

test('a date that cannot be parsed counts as today', () => {
  const event = eventOf({ date: 'Yakında' });
  expect(event).toMatchObject({ startDate: '2026-01-01', endDate: '2026-01-01' });
  expect(event).not.toHaveProperty('image');
});

test.each([
  ['postponed', 'EventPostponed'],
  ['cancelled', 'EventCancelled'],
] as const)('a %s fair has the status %s and its previous date', (notice, status) => {
  expect(eventOf({ notice, previousDate: '1-4 Mart 2026', date: '5-8 Kasım 2026' })).toMatchObject({
    eventStatus: `https://schema.org/${status}`,
    previousStartDate: '2026-03-01',
    startDate: '2026-11-05',
  });
  expect(eventOf({ notice, previousDate: 'Baharda' })).not.toHaveProperty('previousStartDate');
});

test.each(['postponed', 'cancelled'] as const)('a %s fair without a new date keeps its days', (notice) => {
  const event = eventOf({ notice, previousDate: '1-4 Mart 2026', date: 'Duyurulacak' });
  expect(event).toMatchObject({ startDate: '2026-03-01', endDate: '2026-03-04' });
});

test('a fair whose notice was removed has no previous date', () => {
  const event = eventOf({ previousDate: '1-4 Mart 2026', date: '5-8 Kasım 2026' });
  expect(event).not.toHaveProperty('previousStartDate');
});

test('the description has at most 250 characters', () => {
  const event = eventOf({ description: 'kelime '.repeat(100) });
  expect(String(event.description).length).toBeLessThanOrEqual(250);
  expect(event.description).toMatch(/kelime…$/);
});

test('a press item becomes a NewsArticle, described in 155 characters of plain text', () => {
  const item = aPressItem({ title: 'Duyuru', date: '2026-03-04', content: `<p>${'kelime '.repeat(60)}</p>` });
  const article = toNewsArticle(item, { url: 'https://fuar.example/basin/4', image });
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Duyuru',
    datePublished: '2026-03-04',
    image: [image],
    author: { url: 'https://fuar.example/' },
    publisher: { '@type': 'Organization', logo: { url: 'https://fuar.example/icon-512.png' } },
  });
  expect(String(article.description).length).toBeLessThanOrEqual(155);
  expect(article.description).toMatch(/^kelime .*kelime…$/);
});

test('the author of a press item from another source is that source', () => {
  const { author } = toNewsArticle(aPressItem({ source: 'Haber Ajansı' }), { url, image });
  expect(author).toEqual({ '@type': 'Organization', name: 'Haber Ajansı' });
});

test('a press item without a text is described by its title', () => {
  const article = toNewsArticle(aPressItem({ title: 'Duyuru', content: '' }), { url, image });
  expect(article.description).toBe('Duyuru');
});

test('breadcrumbs begin at the home page and are numbered from one', () => {
  const list = toBreadcrumbList(new URL('https://fuar.example'), { label: 'Basın', path: '/basin' });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Anasayfa', item: 'https://fuar.example/' },
    { '@type': 'ListItem', position: 2, name: 'Basın', item: 'https://fuar.example/basin' },
  ]);
});

test('a title cannot close the script element', () => {
  const text = toScriptText(eventOf({ title: '</script><script>alert(1)</script>' }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script>');
});
