import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from './is-not-found.ts';

export type RowCall = (id: number) => Promise<unknown>;

/**
 * A mutation of the row with the given id. Refetches the list after a success, and also after a 404, because the row no
 * longer exists. `before` names a list that is refetched before the list of the row.
 */
export function useRowMutation(
  queryKey: QueryKey,
  call: RowCall,
  successMessage: string,
  errorMessage: string,
  before?: QueryKey,
) {
  const queryClient = useQueryClient();
  const reload = async () => {
    if (before) await queryClient.invalidateQueries({ queryKey: before });
    await queryClient.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: (id: number) => call(id),
    meta: { successMessage, errorMessage },
    onSuccess: reload,
    onError: (error) => isNotFound(error) && reload(),
  });
}
