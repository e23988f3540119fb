import { INBOX_MESSAGES } from '@fuar/shared/messages/admin/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from './is-not-found.ts';
import { updateCached } from './update-cached.ts';

type Texts = { marked: string; deleted: string; deleteFailed: string };
type Calls<T> = { markAsRead: (id: number) => Promise<T>; delete: (id: number) => Promise<void> };

/** The scope of the mutations of an inbox. Mutations with the same scope run one after the other. */
export const workScope = ([inbox]: readonly [string]): string => `${inbox} work`;

export function useInboxMutations<T extends { id: number }>(
  all: readonly [string],
  calls: Calls<T>,
  texts: Texts,
) {
  const queryClient = useQueryClient();
  const key = [...all, 'list'];
  const change = (update: (items: T[]) => T[]) => updateCached(queryClient, key, update);
  const reloadIfGone = (error: Error) =>
    isNotFound(error) && queryClient.invalidateQueries({ queryKey: key });

  const markAsRead = useMutation({
    // Run in turn with the changes of `useWork`, because these need the row version that this call makes.
    scope: { id: workScope(all) },
    mutationFn: (id: number) => calls.markAsRead(id),
    meta: { successMessage: texts.marked, errorMessage: INBOX_MESSAGES.statusFailed },
    onSuccess: (changed) => change((items) => items.map((item) => (item.id === changed.id ? changed : item))),
    onError: reloadIfGone,
  });
  const deleteItem = useMutation({
    mutationFn: (id: number) => calls.delete(id),
    meta: { successMessage: texts.deleted, errorMessage: texts.deleteFailed },
    onSuccess: async (_, id) => {
      await change((items) => items.filter((item) => item.id !== id));
      void queryClient.invalidateQueries({ queryKey: [...all, 'summary'] });
    },
    onError: reloadIfGone,
  });
  return { markAsRead, deleteItem };
}
