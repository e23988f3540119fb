import { type FetchQueryOptions, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type OnceKey, useCreateOnce } from '../../lib/use-create-once.ts';
import { showToast } from '../ui/toast-store.ts';

/** `id` is undefined for a new row. */
export type SaveOf<Input> = { id: number | undefined; input: Input; version: string | undefined };

type Rows<Row, Key extends QueryKey> = {
  all: QueryKey;
  list: () => FetchQueryOptions<Row[], Error, Row[], Key>;
};

/** Saves a row of a list, and finds its newest version after an edit conflict. */
export function useSaveRow<Row extends { id: number }, Input, Key extends QueryKey>(
  { all, list }: Rows<Row, Key>,
  send: (save: SaveOf<Input> & OnceKey) => Promise<Row>,
  texts: { added: string; updated: string },
) {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const { mutateAsync } = useMutation({
    // Set no `errorMessage`, because the dialog itself shows a failure.
    mutationFn: (save: SaveOf<Input>) => createOnce((key) => send({ ...save, ...key })),
    // Return the promise, so that the form stays busy until the list shows the change.
    onSuccess: async (_saved, { id }) => {
      await queryClient.invalidateQueries({ queryKey: all });
      showToast('success', id === undefined ? texts.added : texts.updated);
    },
  });
  const findLatest = async (id: number | undefined) =>
    (await queryClient.fetchQuery(list())).find((row) => row.id === id);
  return { save: mutateAsync, findLatest };
}
