import { expect, test } from 'vitest';
import { createFairName } from './fair-name.ts';

test('names 2,000 fairs in one pass over their titles', () => {
  let reads = 0;
  const fairs = Array.from({ length: 2000 }, (_, id) => ({
    id,
    date: `${id} Ekim`,
    get title() {
      reads += 1;
      return id < 2 ? 'Tarım Fuarı' : `Fuar ${id}`;
    },
  }));
  const nameOf = createFairName(fairs);
  expect(fairs.map(nameOf).slice(0, 3)).toEqual(['Tarım Fuarı (0 Ekim)', 'Tarım Fuarı (1 Ekim)', 'Fuar 2']);
  expect(reads).toBe(4000);
});
