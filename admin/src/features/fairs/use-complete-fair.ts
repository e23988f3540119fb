import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { fairQueries } from '../../queries/fairs.ts';

export function useCompleteFair() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: fairQueries.all });
  return useMutation({
    mutationFn: (id: number) => api.fairs.update(id, { status: 'Completed' }),
    meta: { successMessage: m.updated, errorMessage: m.saveFailed },
    onSuccess: reload,
    onError: (error) => isNotFound(error) && reload(),
  });
}
