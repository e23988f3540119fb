import { ApiError } from '@fuar/shared/api/api-error';
import { INBOX_WORK_MESSAGES, ADMIN_WORK_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-work';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useOutletContext } from 'react-router-dom';
import { updateCached } from '../../../lib/update-cached.ts';
import { workScope } from '../../../lib/use-inbox-mutations.ts';
import { ownIdQuery } from '../../../queries/own-id.ts';
import { hideToast, showToast } from '../../ui/toast-store.ts';
import type { Status, Work, WorkChanges, WorkItem } from './types.ts';

const UNDO_WITHIN_MS = 8_000;

type Change = { id: number; changes: WorkChanges; done: string; undo?: WorkChanges };

/** True if undoing the older change would also undo this change, because both changed the same field of the same row. */
const changesSame = ({ id, changes }: Change, older: Pick<Change, 'id' | 'undo'>): boolean =>
  id === older.id && Object.keys(changes).some((name) => name in (older.undo ?? {}));

/**
 * Updates rows optimistically. `rows` shows a change while the change waits for the server's answer. The cached list holds
 * answers of the server alone, so that a refused change needs no undoing.
 */
export function useWork<T extends WorkItem>({ all, calls }: Work<T>, nameOf: (item: T) => string) {
  const queryClient = useQueryClient();
  const user = useOutletContext<SessionUser>();
  const ownId = useQuery(ownIdQuery()).data;
  const listKey = [...all, 'list'];
  const mutationKey = [...all, 'work'];
  const storedRow = (id: number) => queryClient.getQueryData<T[]>(listKey)?.find((item) => item.id === id);
  const ownName = user.name ?? user.email;
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  // Read the list from the cache and not from a prop, because a prop may be older than `waiting`. A row would then briefly lose
  // a change that the server has just accepted.
  const stored = queryClient.getQueryData<T[]>(listKey);
  const rows = useMemo(
    () => stored?.map((item) => waiting.filter(({ id }) => id === item.id).reduce(withChange(ownName), item)),
    [stored, waiting, ownName],
  );
  const undoToasts = useRef<{ toast: number; id: number; undo: WorkChanges }[]>([]);

  const isFollowed = (change: Change) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as Change)
      .some((other) => other !== change && changesSame(other, change));

  const { mutate, mutateAsync } = useMutation({
    // Run changes one after the other, because each change needs the row version that the previous one made.
    scope: { id: workScope(all) },
    mutationKey,
    mutationFn: ({ id, changes }: Change) => calls.update(id, changes, { version: storedRow(id)?.version }),
    meta: { errorMessage: m.changeFailed, goneMessage: m.gone },
    onMutate: (change) => {
      // Hide the toast of an older change whose undo would also undo this change.
      for (const { toast, ...older } of undoToasts.current) if (changesSame(change, older)) hideToast(toast);
    },
    onSuccess: async (row, change) => {
      const { id, changes, done, undo } = change;
      await updateCached<T[]>(queryClient, listKey, (items) =>
        items.map((item) => (item.id === id ? row : item)),
      );
      void queryClient.invalidateQueries({ queryKey: [...all, 'row', id] });
      void queryClient.invalidateQueries({ queryKey: [...all, 'summary'] });
      // Show one toast for the last of several quick changes. More toasts would cover the form below a declined card.
      if (isFollowed(change)) return;
      if (!undo) return showToast('success', done);
      const run = () => {
        const now: { [name: string]: unknown } = { ...(storedRow(id) ?? changes) };
        // Refuse the undo if somebody else has changed the same field since.
        const isOurs = Object.entries(changes).every(([name, value]) => (now[name] ?? '') === value);
        if (isOurs) mutate({ id, changes: undo, done: m.undone });
        else showToast('warning', m.changedMeanwhile);
      };
      const toast = showToast('success', done, { label: m.undo, run, about: nameOf(row) }, UNDO_WITHIN_MS);
      undoToasts.current = [...undoToasts.current.slice(-9), { toast, id, undo }];
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: all });
      if (error instanceof ApiError && error.status === 412) showToast('warning', m.changedMeanwhile);
    },
  });

  return {
    rows,
    ownId,
    /** The key of a row's unsent texts. */
    keptAt: (id: number) => `${user.email} ${all[0]} ${id}`,
    setStatus: ({ id, status: before }: T, status: Status) => {
      if (status === before) return;
      const done = m.changed(INBOX_WORK_MESSAGES.statuses[status]);
      mutate({ id, changes: { status }, done, undo: { status: before } });
    },
    claim: ({ id, ownerId }: T) => {
      if (ownId === undefined || ownerId === ownId) return;
      mutate({ id, changes: { ownerId: ownId }, done: m.claimed, undo: { ownerId: ownerId ?? '' } });
    },
    release: ({ id, ownerId }: T) =>
      mutate({ id, changes: { ownerId: '' }, done: m.released, undo: { ownerId: ownerId ?? '' } }),
    /** Rejects if the server refuses the change, so that the field keeps what the user typed. */
    setField: ({ id }: T, changes: WorkChanges) => mutateAsync({ id, changes, done: m.saved }),
  };
}

/** Returns the row with a change applied. Takes the owner's name from `ownName`, because `WorkChanges` has only the id. */
const withChange =
  (ownName: string) =>
  <T extends WorkItem>(item: T, { changes: { status, ownerId } }: Change): T => ({
    ...item,
    ...(status ? { status, isRead: true } : {}),
    ...(ownerId === '' ? { ownerId: undefined, owner: undefined } : {}),
    ...(typeof ownerId === 'number' ? { ownerId, owner: ownName } : {}),
  });

export type RowWork<T extends WorkItem> = ReturnType<typeof useWork<T>>;
