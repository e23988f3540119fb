import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { PressItemInput } from '@fuar/shared/schemas/press-item';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { pressQueries } from '../../queries/press-items.ts';
import type { PressItemToSend } from './press-form-values.ts';

type Save = { id: number | undefined; input: PressItemToSend; version: string | undefined };

export function useSavePressItem() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, input, version }: Save) =>
      id === undefined ? api.press.create(input as PressItemInput) : api.press.update(id, input, { version }),
    onSuccess: async (_saved, { id }) => {
      await queryClient.invalidateQueries({ queryKey: pressQueries.all });
      showToast('success', id === undefined ? m.added : m.updated);
    },
  });
  const findLatest = async (id: number | undefined) =>
    (await queryClient.fetchQuery(pressQueries.list())).find((item) => item.id === id);
  return { save: mutateAsync, findLatest };
}
