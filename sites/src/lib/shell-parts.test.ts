import { expect, test } from 'vitest';
import { shellParts } from './shell-parts.ts';

test('the bar above the header and the footer, whole, in their order', () => {
  const bar = '<top-bar data-a>\n<ul></ul></top-bar>';
  const footer = '<footer class="a"><p>Şehir</p>\n</footer>';
  expect(shellParts(`<header>${bar}</header><main><footer-note>x</footer-note></main>${footer}`)).toEqual([
    bar,
    footer,
  ]);
});

test('a page without a shell has none', () => {
  expect(shellParts('<p>Bu sayfa taşındı.</p>')).toEqual([]);
});
