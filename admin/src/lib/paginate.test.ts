import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

test.each([
  [7, 1, [1, 2, 3, 4, 5], 1, 2],
  [7, 2, [6, 7], 2, 2],
  [7, 9, [6, 7], 2, 2],
  [7, 0, [1, 2, 3, 4, 5], 1, 2],
  [5, 2, [1, 2, 3, 4, 5], 1, 1],
  [0, 1, [], 1, 1],
])('with %i items, page %i is %j (page %i of %i)', (count, wanted, items, page, pages) => {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  expect(paginate(all, wanted, 5)).toEqual({ items, page, pages });
});
