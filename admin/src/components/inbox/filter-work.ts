import { isEnded } from '@fuar/shared/content/inbox-statuses';
import { choiceParam, textParam } from '../../lib/use-url-state.ts';
import type { Work, WorkItem } from './work/types.ts';

/** The URL parameters of the filters by status, owner and day. */
export const WORK_FILTERS = {
  status: textParam,
  owner: choiceParam(['all', 'mine', 'none']),
  due: choiceParam(['all', 'overdue']),
  fair: textParam,
};

export const NO_WORK_FILTERS = { status: '', owner: 'all', due: 'all', fair: '' } as const;

type WorkFilter = { status: string; owner: string; due: string; fair: string };

/** True if the follow-up day of a row has passed and its work has not ended. */
export function isOverdue({ status, followUpOn }: WorkItem, today: string): boolean {
  return followUpOn !== undefined && followUpOn < today && !isEnded(status);
}

export function hasWorkFilter({ status, owner, due, fair }: WorkFilter): boolean {
  return Boolean(status || fair) || owner !== 'all' || due !== 'all';
}

export function filterWork<T extends WorkItem>(
  items: readonly T[],
  filter: WorkFilter,
  work: Work<T>,
  { ownId, today }: { ownId: number | undefined; today: string },
): readonly T[] {
  if (!hasWorkFilter(filter)) return items;
  const { status, owner, due, fair } = filter;
  return items.filter(
    (item) =>
      (!status || item.status === status) &&
      (owner === 'all' ||
        (owner === 'mine'
          ? item.ownerId !== undefined && item.ownerId === ownId
          : item.ownerId === undefined)) &&
      (due === 'all' || isOverdue(item, today)) &&
      (!fair || String(work.fairOf?.(item)?.id) === fair),
  );
}
