import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from './is-not-found.ts';

export type RowTexts = { successMessage: string; errorMessage: string };

/**
 * A mutation of the row with the given id. Refetches the list after a success, and also after a 404, because the row no
 * longer exists. `before` names a list that is refetched before the list of the row.
 */
export function useRowMutation(
  queryKey: QueryKey,
  call: (id: number) => Promise<unknown>,
  meta: RowTexts,
  before?: QueryKey,
) {
  const queryClient = useQueryClient();
  const reload = async () => {
    if (before) await queryClient.invalidateQueries({ queryKey: before });
    await queryClient.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: (id: number) => call(id),
    meta,
    onSuccess: reload,
    onError: (error) => isNotFound(error) && reload(),
  });
}
