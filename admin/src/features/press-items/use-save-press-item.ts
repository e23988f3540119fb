import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { pressQueries } from '../../queries/press-items.ts';
import type { PressItemToSend } from './press-form-values.ts';

/** Adds a press item, or changes the one with this id. */
export function useSavePressItem(id: number | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: PressItemToSend) =>
      id === undefined ? api.press.create(input) : api.press.update(id, input),
    meta: { successMessage: id === undefined ? m.added : m.updated, errorMessage: m.saveFailed },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pressQueries.all }),
  });
}
