import { expect, test } from 'vitest';
import { sharedParts } from './shared-parts.ts';

test('finds the bar above the header, the shared section and the footer, in this order', () => {
  const bar = '<top-bar data-a>\n<ul></ul></top-bar>';
  const others = '<section data-shared=""><h2>Diğer fuarlar</h2>\n</section>';
  const footer = '<footer class="a"><p>Şehir</p>\n</footer>';
  const own = '<section><p>x</p></section>';
  expect(
    sharedParts(
      `<header>${bar}</header><main><footer-note>x</footer-note>${own}${others}${own}</main>${footer}`,
    ),
  ).toEqual([bar, others, footer]);
});

test('finds nothing in a page without a shell', () => {
  expect(sharedParts('<p>Bu sayfa taşındı.</p>')).toEqual([]);
});
