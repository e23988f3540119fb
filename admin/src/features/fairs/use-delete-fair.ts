import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { fairQueries } from '../../queries/fairs.ts';

export function useDeleteFair() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: fairQueries.all });
  return useMutation({
    mutationFn: (id: number) => api.fairs.delete(id),
    meta: { successMessage: m.deleted, errorMessage: m.deleteFailed },
    onSuccess: reload,
    onError: (error) => isNotFound(error) && reload(),
  });
}
