import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSearch } from './use-search.ts';

const fairs = [
  { title: 'Işık ve Aydınlatma Fuarı', date: '1-3 Mayıs 2026' },
  { title: 'Kitap Fuarı', date: '9 Eylül 2025' },
];
type Fair = (typeof fairs)[number];
const textsOf = ({ title, date }: Fair) => [title, date];

test.each<[string, number[]]>([
  ['', [0, 1]],
  ['IŞIK', [0]],
  ['isik', [0]],
  ['EYLÜL 2025', [1]],
  ['fuarı', [0, 1]],
  ['fuarı 9 eylül', []],
  ['yok', []],
])('"%s" finds %j', (query, indexes) => {
  const { result } = renderHook(() => useSearch(fairs, textsOf, query));
  expect(result.current).toEqual(indexes.map((index) => fairs[index]));
});

test('computes search keys once for each list, not for each keystroke', () => {
  const reads = vi.fn(textsOf);
  const { rerender, result } = renderHook(({ query }) => useSearch(fairs, reads, query), {
    initialProps: { query: '' },
  });
  for (const query of ['k', 'ki', 'kit']) rerender({ query });
  expect(result.current).toEqual([fairs[1]]);
  expect(reads).toHaveBeenCalledTimes(fairs.length);
});
