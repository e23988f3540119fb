import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { pressQueries } from '../../queries/press-items.ts';

export function useDeletePressItem() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: pressQueries.all });
  return useMutation({
    mutationFn: (id: number) => api.press.delete(id),
    meta: { successMessage: m.deleted, errorMessage: m.deleteFailed },
    onSuccess: reload,
    onError: (error) => isNotFound(error) && reload(),
  });
}
