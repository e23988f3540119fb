import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Everything that `work` logs, even later, carries this id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return ids.run(id, work);
}

export function currentRequestId(): string | undefined {
  return ids.getStore();
}
