import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { type FairInput, fairChangesSchema } from '@fuar/shared/schemas/fair';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { fairQueries } from '../../queries/fairs.ts';
import type { FairToSend } from './fair-form-values.ts';

type Save = { id: number | undefined; input: FairToSend; version: string | undefined };

export function useSaveFair() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, input: { imageFile, ...texts }, version }: Save) => {
      const input = { ...fairChangesSchema.parse(texts), ...(imageFile ? { imageFile } : {}) };
      // The cast is safe, because the form has checked that a new fair has its required fields.
      return id === undefined
        ? api.fairs.create(input as FairInput)
        : api.fairs.update(id, input, { version });
    },
    // No `errorMessage`, because the dialog itself shows a failure.
    // Return the promise, so that the form stays busy until the list shows the change.
    onSuccess: async (_saved, { id }) => {
      await queryClient.invalidateQueries({ queryKey: fairQueries.all });
      showToast('success', id === undefined ? m.added : m.updated);
    },
  });
  const findLatest = async (id: number | undefined) =>
    (await queryClient.fetchQuery(fairQueries.list())).find((fair) => fair.id === id);
  return { save: mutateAsync, findLatest };
}
