import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { fairQueries } from '../../queries/fairs.ts';
import type { FairToSend } from './fair-form-values.ts';

/** Adds a fair, or changes the one with this id. */
export function useSaveFair(id: number | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: FairToSend) =>
      id === undefined ? api.fairs.create(input) : api.fairs.update(id, input),
    meta: { successMessage: id === undefined ? m.added : m.updated, errorMessage: m.saveFailed },
    // Returned, so that the form stays busy until the list shows the change.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: fairQueries.all }),
  });
}
