import { expect, test } from 'vitest';
import { unmarkPreview } from '../testing/unmark-preview.ts';
import { markPreview } from './mark-preview.ts';

const BASE = '/api/admin/preview/x';
const page = (body: string) => `<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body>`;
const marked = (body: string) => /<body>(.*)<\/body>/.exec(markPreview(page(body), BASE))?.[1];

test.each([
  ['<a class="b" href="/">x</a>', `<a class="b" href="${BASE}/">x</a>`],
  ['<a href="/fuarlar/7#ust">x</a>', `<a href="${BASE}/fuarlar/7#ust">x</a>`],
  ['<a href="/ara?q=a.b">x</a>', `<a href="${BASE}/ara?q=a.b">x</a>`],
  ['<form action="/api/contact">', '<form inert action="/api/contact">'],
])('%s stays inside the preview', (html, expected) => {
  expect(marked(html)).toBe(expected);
});

test.each([
  '<a href="https://example.com/fuarlar">x</a>',
  '<a href="//example.com">x</a>',
  '<a href="#content">x</a>',
  '<a href="mailto:a@ornek.test">x</a>',
  '<a href="/media/a.webp">x</a>',
  '<a href="/fuarlar/7.ics">x</a>',
  '<a href="/basin/rss.xml">x</a>',
  '<a href="/signin">x</a>',
  '<link rel="canonical" href="/fuarlar">',
  '<article href="/fuarlar">',
])('%s is unchanged', (html) => {
  expect(marked(html)).toBe(html);
});

test('the scripts that count from today get the day of the preview', () => {
  const html = page('<fair-state class="badge"></fair-state> <current-year>2026</current-year>');
  const preview = markPreview(html, BASE, '2027-01-02');
  expect(preview).toContain('<fair-state data-today="2027-01-02" class="badge">');
  expect(preview).toContain('<current-year data-today="2027-01-02">2026');
  expect(unmarkPreview(preview, BASE)).toBe(html);
  expect(markPreview(html, BASE)).not.toContain('data-today');
});

test('tells search engines not to list the page, and changes nothing else', () => {
  const html = page('<form><a href="/">x</a> <a href="/kvkk">x</a></form>');
  const preview = markPreview(html, BASE);
  expect(preview).toContain('<meta name="robots" content="noindex">');
  expect(unmarkPreview(preview, BASE)).toBe(html);
});
