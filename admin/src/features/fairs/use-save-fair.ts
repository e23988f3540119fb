import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { type FairInput, fairChangesSchema } from '@fuar/shared/schemas/fair';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { fairQueries } from '../../queries/fairs.ts';
import type { FairToSend } from './fair-form-values.ts';

type Save = { input: FairToSend; version: string | undefined };

export function useSaveFair(id: number | undefined) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ input: { imageFile, ...texts }, version }: Save) => {
      const input = { ...fairChangesSchema.parse(texts), ...(imageFile ? { imageFile } : {}) };
      // The cast is safe, because the form has checked that a new fair has its required fields.
      return id === undefined
        ? api.fairs.create(input as FairInput)
        : api.fairs.update(id, input, { version });
    },
    // No `errorMessage`, because the dialog itself shows a failure.
    meta: { successMessage: id === undefined ? m.added : m.updated },
    // Return the promise, so that the form stays busy until the list shows the change.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: fairQueries.all }),
  });
  const findLatest = async () =>
    (await queryClient.fetchQuery(fairQueries.list())).find((fair) => fair.id === id);
  return { save: mutateAsync, findLatest };
}
