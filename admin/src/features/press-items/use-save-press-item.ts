import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { PressItemInput } from '@fuar/shared/schemas/press-item';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { pressQueries } from '../../queries/press-items.ts';
import type { PressItemToSend } from './press-form-values.ts';

type Save = { input: PressItemToSend; version: string | undefined };

/** Adds or changes a press item. `findLatest` refetches the item after an edit conflict. */
export function useSavePressItem(id: number | undefined) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ input, version }: Save) =>
      // The cast is safe, because the form has checked that a new item has its required fields.
      id === undefined ? api.press.create(input as PressItemInput) : api.press.update(id, input, { version }),
    // No `errorMessage`, because the dialog itself shows a failure.
    meta: { successMessage: id === undefined ? m.added : m.updated },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pressQueries.all }),
  });
  const findLatest = async () =>
    (await queryClient.fetchQuery(pressQueries.list())).find((item) => item.id === id);
  return { save: mutateAsync, findLatest };
}
