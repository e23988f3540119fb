import { expect, test } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

test.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a"', '*', ' * '])('%s matches', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(true);
});

test.each([undefined, null, '', '"b"', 'a', '"a', '"b", W/"c"'])('%s does not match', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(false);
});
