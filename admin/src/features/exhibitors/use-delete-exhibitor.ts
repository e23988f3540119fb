import { EXHIBITOR_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { exhibitorQueries } from '../../queries/exhibitors.ts';

export function useDeleteExhibitor() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: exhibitorQueries.all });
  return useMutation({
    mutationFn: (id: number) => api.exhibitors.delete(id),
    meta: { successMessage: m.deleted, errorMessage: m.deleteFailed },
    onSuccess: reload,
    onError: (error) => isNotFound(error) && reload(),
  });
}
