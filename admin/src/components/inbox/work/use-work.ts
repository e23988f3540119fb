import { ApiError } from '@fuar/shared/api/api-error';
import { INBOX_WORK_MESSAGES, ADMIN_WORK_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-work';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { ownIdQuery } from '../../../queries/own-id.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Status, Work, WorkChanges, WorkItem } from './types.ts';

const UNDO_WITHIN_MS = 8_000;

type Change = { id: number; changes: WorkChanges; done: string; undo?: WorkChanges };

const isOf = ({ variables }: { variables?: unknown }, id: number) => (variables as Change).id === id;

/** Updates rows optimistically: the list shows a change at once, and the server's response replaces it. */
export function useWork<T extends WorkItem>({ all, calls }: Work<T>) {
  const queryClient = useQueryClient();
  const user = useOutletContext<SessionUser>();
  const ownId = useQuery(ownIdQuery()).data;
  const listKey = [...all, 'list'];
  const mutationKey = [...all, 'work'];
  const find = (id: number) => queryClient.getQueryData<T[]>(listKey)?.find((item) => item.id === id);
  const put = (id: number, update: (item: T) => T) =>
    queryClient.setQueryData<T[]>(listKey, (items) =>
      items?.map((item) => (item.id === id ? update(item) : item)),
    );

  const { mutate, mutateAsync } = useMutation({
    // Run changes one after the other, because each change needs the row version that the previous one made.
    scope: { id: `${all[0]} work` },
    mutationKey,
    mutationFn: ({ id, changes }: Change) => calls.update(id, changes, { version: find(id)?.version }),
    onMutate: ({ id, changes }) =>
      put(id, (item) => ({ ...item, ...toShown(changes), ...(changes.status ? { isRead: true } : {}) })),
    meta: { errorMessage: m.changeFailed },
    onSuccess: (row, { id, done, undo }) => {
      // The list may already show a later change of this row, which is still waiting to be sent. This response lacks that change,
      // so take only the version from the response.
      const isLast = queryClient.isMutating({ mutationKey, predicate: (one) => isOf(one.state, id) }) === 1;
      put(id, (item) => (isLast ? row : { ...item, version: row.version }));
      void queryClient.invalidateQueries({ queryKey: [...all, 'row', id] });
      void queryClient.invalidateQueries({ queryKey: [...all, 'summary'] });
      if (!undo) return showToast('success', done);
      const run = () => mutate({ id, changes: undo, done: m.undone });
      showToast('success', done, { label: m.undo, run }, UNDO_WITHIN_MS);
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: all });
      if (error instanceof ApiError && error.status === 412) showToast('warning', m.changedMeanwhile);
    },
  });

  /** The changed fields as the list shows them. Adds the owner's name, because `WorkChanges` has only the owner's id. */
  function toShown({ status, ownerId }: WorkChanges): Partial<WorkItem> {
    return {
      ...(status ? { status } : {}),
      ...(ownerId === '' ? { ownerId: undefined, owner: undefined } : {}),
      ...(typeof ownerId === 'number' ? { ownerId, owner: user.name ?? user.email } : {}),
    };
  }

  return {
    ownId,
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

export type RowWork<T extends WorkItem> = ReturnType<typeof useWork<T>>;
