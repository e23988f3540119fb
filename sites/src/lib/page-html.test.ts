import { expect, test } from 'vitest';
import { toPageHtml } from './page-html.ts';

test('a text’s first-level heading becomes a second-level heading', () => {
  expect(toPageHtml('<h1 data-lexical-indent="1">Konu</h1><h2>Alt</h2><p>&lt;h1&gt;</p>')).toBe(
    '<h2 data-lexical-indent="1">Konu</h2><h2>Alt</h2><p>&lt;h1&gt;</p>',
  );
});
