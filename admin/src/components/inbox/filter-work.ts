import { isEnded } from '@fuar/shared/content/inbox-statuses';
import { choiceParam, textParam } from '../../lib/use-url-state.ts';
import type { Work, WorkItem } from './work/types.ts';

export const WORK_FILTERS = {
  status: textParam,
  owner: { initial: '', parse: (text: string) => (/^(mine|none|\d+)$/.test(text) ? text : '') },
  due: choiceParam(['all', 'overdue']),
  fair: textParam,
};

/** The value of the `status` filter that finds all rows with unfinished work. */
export const UNFINISHED = 'unfinished';

export const NO_WORK_FILTERS = { status: '', owner: '', due: 'all', fair: '' } as const;

export type WorkFilter = { status: string; owner: string; due: 'all' | 'overdue'; fair: string };

export function isOverdue({ status, followUpOn }: WorkItem, today: string): boolean {
  return followUpOn !== undefined && followUpOn < today && !isEnded(status);
}

export function hasWorkFilter({ status, owner, due, fair }: WorkFilter): boolean {
  return Boolean(status || owner || fair) || due !== 'all';
}

export function filterWork<T extends WorkItem>(
  items: readonly T[],
  filter: WorkFilter,
  work: Work<T>,
  { ownId, today }: { ownId: number | undefined; today: string },
): readonly T[] {
  if (!hasWorkFilter(filter)) return items;
  const { status, owner, due, fair } = filter;
  // No account has the id 0, so the filter finds nothing until the user's id is loaded.
  const ownerId = owner === 'mine' ? (ownId ?? 0) : owner === 'none' ? undefined : Number(owner);
  return items.filter(
    (item) =>
      (!status || (status === UNFINISHED ? !isEnded(item.status) : item.status === status)) &&
      (!owner || item.ownerId === ownerId) &&
      (due === 'all' || isOverdue(item, today)) &&
      (!fair || String(work.fairOf?.(item)?.id) === fair),
  );
}
