import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from './is-not-found.ts';

type Texts = { successMessage: string; errorMessage: string };

/**
 * A mutation of the row with the given id. Refetches the list after a success, and also after a 404, because the row no
 * longer exists.
 */
export function useRowMutation(queryKey: QueryKey, call: (id: number) => Promise<unknown>, meta: Texts) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn: (id: number) => call(id),
    meta,
    onSuccess: reload,
    onError: (error) => isNotFound(error) && reload(),
  });
}
