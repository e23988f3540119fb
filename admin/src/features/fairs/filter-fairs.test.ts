import { anAdminFair } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { type FairFilter, filterFairs } from './filter-fairs.ts';

const fairs = [
  anAdminFair({ id: 2, title: 'Işık ve Aydınlatma Fuarı', date: '1-3 Mayıs 2026' }),
  anAdminFair({ id: 10, title: 'Kitap Fuarı', date: '9 Eylül 2025', status: 'Completed' }),
  anAdminFair({ id: 1, title: 'Tarım Fuarı', date: '5 Ekim 2026' }),
];

test.each<[Partial<FairFilter>, number[]]>([
  [{}, [10, 2, 1]],
  [{ sort: 'oldest' }, [1, 2, 10]],
  [{ status: 'Completed' }, [10]],
  [{ sort: 'oldest', status: 'Upcoming' }, [1, 2]],
])('%j finds %j', (changes, ids) => {
  const found = filterFairs(fairs, { status: 'all', sort: 'newest', ...changes });
  expect(found.map(({ id }) => id)).toEqual(ids);
});
