export const WHILE_PUBLISHING_MS = 2_000;
export const AFTER_FAILURE_MS = 10_000;

type QueryState = { data: readonly { live: boolean }[] | undefined; status: string };

export function refetchUntilLive({ state }: { state: QueryState }): number | false {
  if (!state.data?.some(({ live }) => !live)) return false;
  return state.status === 'error' ? AFTER_FAILURE_MS : WHILE_PUBLISHING_MS;
}
