import { expect, test } from 'vitest';
import { digestOf } from './answer-digests.ts';

const rows = () => [
  { id: 1, title: 'Bir' },
  { id: 2, title: 'İki' },
];

test('equal answers have equal digests, even if they are different objects', () => {
  const list = rows();
  expect(digestOf(list)).toBe(digestOf(rows()));
  expect(digestOf([...list])).toBe(digestOf(list));
  expect(digestOf({ phone: '1' })).toBe(digestOf({ phone: '1' }));
});

test('different answers have different digests', () => {
  const [first, second] = rows();
  const answers = [
    undefined,
    null,
    [],
    [1, 2],
    ['1', '2'],
    rows(),
    rows().toReversed(),
    [first],
    [second],
    first,
    [rows()],
    [first, { ...second, title: 'Üç' }],
  ];
  expect(new Set(answers.map(digestOf)).size).toBe(answers.length);
});
