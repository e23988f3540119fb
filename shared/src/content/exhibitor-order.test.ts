import { expect, test } from 'vitest';
import { byName } from './exhibitor-order.ts';

test('sorts exhibitors by name, stand and id, in Turkish order and with numbers by value', () => {
  const sorted = [
    { id: 9, name: 'Çınar' },
    { id: 4, name: 'Dicle', stand: 'A2' },
    { id: 3, name: 'Dicle', stand: 'A10' },
    { id: 5, name: 'Dicle', stand: 'A10' },
    { id: 2, name: 'Ilgaz' },
    { id: 1, name: 'İnci' },
  ];
  expect(sorted.toReversed().sort(byName)).toEqual(sorted);
});
