import { expect, test } from 'vitest';
import { byOrder, type Order, parseOrder } from './order.ts';

const ROWS = [
  { id: 1, date: '2026-05-01' },
  { id: 2 },
  { id: 3, date: '2026-05-01' },
  { id: 4, date: '2025-01-01' },
  { id: 5 },
];

test.each([
  ['-date -id', '3 1 4 5 2'],
  ['date -id', '5 2 4 3 1'],
  ['date id', '2 5 4 1 3'],
  ['-id', '5 4 3 2 1'],
])('sorts by %s', (order, ids) => {
  const sorted = ROWS.toSorted(byOrder(order.split(' ') as Order<'id' | 'date'>));
  expect(sorted.map(({ id }) => id).join(' ')).toBe(ids);
});

test('reads the direction of each field', () => {
  expect(parseOrder(['-startDate', 'id'])).toEqual([
    { field: 'startDate', direction: -1 },
    { field: 'id', direction: 1 },
  ]);
});
