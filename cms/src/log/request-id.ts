import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Adds this id to everything that `work` logs, even after it has returned. */
export function withRequestId<T>(id: string, work: () => T): T {
  return ids.run(id, work);
}

export function currentRequestId(): string | undefined {
  return ids.getStore();
}
