import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from './is-not-found.ts';

export type RowTexts = { successMessage: string; errorMessage: string };

/** Refetches the list after a success or a 404 (the row is gone). `before` names a list to refetch first. */
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
