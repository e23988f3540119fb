import { expect, test } from 'vitest';
import { hasPassedMiddle, moveItem, sortByIds } from './reorder.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, 3, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [3, 0, ['a', 'b', 'c']],
  [-1, 0, ['a', 'b', 'c']],
])('moves the item at %i to %i, and ignores a place outside the list', (from, to, result) =>
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(result),
);

test('items that the new order does not name stay last', () => {
  const items = [1, 2, 3, 4].map((id) => ({ id }));
  expect(sortByIds(items, [3, 1]).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
});

const box = (left: number, top: number) => ({ left, top, width: 100, height: 100 });

test.each([
  ['to the right, before the middle', box(0, 0), box(100, 0), { x: 149, y: 50 }, true, false],
  ['to the right, exactly on the middle', box(0, 0), box(100, 0), { x: 150, y: 50 }, true, true],
  ['to the right, past the middle', box(0, 0), box(100, 0), { x: 151, y: 50 }, true, true],
  ['to the left, before the middle', box(100, 0), box(0, 0), { x: 51, y: 50 }, false, false],
  ['to the left, exactly on the middle', box(100, 0), box(0, 0), { x: 50, y: 50 }, false, true],
  ['to the left, past the middle', box(100, 0), box(0, 0), { x: 49, y: 50 }, false, true],
  ['down, before the middle', box(0, 0), box(0, 100), { x: 90, y: 149 }, true, false],
  ['down, exactly on the middle', box(0, 0), box(0, 100), { x: 10, y: 150 }, true, true],
  ['down, past the middle', box(0, 0), box(0, 100), { x: 10, y: 151 }, true, true],
])(
  'knows if a dragged item has passed the middle of the next one: %s',
  (_name, dragged, target, pointer, isForward, expected) => {
    expect(hasPassedMiddle(dragged, target, pointer, isForward)).toBe(expected);
  },
);

test.each([
  ['as wide as its neighbour', 100],
  ['narrower than its neighbour', 1],
])('an item %s is not moved back while the pointer rests where it passed the middle', (_name, width) => {
  const pointer = { x: width + 50, y: 50 };
  expect(hasPassedMiddle({ ...box(0, 0), width }, box(width, 0), pointer, true)).toBe(true);
  expect(hasPassedMiddle({ ...box(100, 0), width }, box(0, 0), pointer, false)).toBe(false);
});
