import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { PressItemInput } from '@fuar/shared/schemas/press-item';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { pressQueries } from '../../queries/press-items.ts';
import type { PressItemToSend } from './press-form-values.ts';

type Save = { input: PressItemToSend; version: string | undefined };

export function useSavePressItem(id: number | undefined) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ input, version }: Save) =>
      id === undefined ? api.press.create(input as PressItemInput) : api.press.update(id, input, { version }),
    meta: { successMessage: id === undefined ? m.added : m.updated },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pressQueries.all }),
  });
  const findLatest = async () =>
    (await queryClient.fetchQuery(pressQueries.list())).find((item) => item.id === id);
  return { save: mutateAsync, findLatest };
}
