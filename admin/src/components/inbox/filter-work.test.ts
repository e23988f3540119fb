import { expect, test } from 'vitest';
import { filterWork, NO_WORK_FILTERS } from './filter-work.ts';
import type { Work, WorkItem } from './work/types.ts';

const row = (id: number, ownerId?: number): WorkItem => ({
  id,
  ownerId,
  isRead: false,
  createdAt: '2026-05-04T09:30:00.000Z',
  status: 'new',
});

test.each([
  ['mine', 7, [2]],
  // The user's id is not loaded yet.
  ['mine', undefined, []],
  ['none', 7, [1]],
  ['8', 7, [3]],
])('the owner filter "%s" of the user %s finds %j', (owner, ownId, ids) => {
  const rows = [row(1), row(2, 7), row(3, 8)];
  const found = filterWork(rows, { ...NO_WORK_FILTERS, owner }, {} as Work<WorkItem>, { ownId, today: '' });
  expect(found.map(({ id }) => id)).toEqual(ids);
});
