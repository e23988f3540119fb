import { Mutex } from 'async-mutex';

/** Runs work with the same key one at a time, in the order of the calls. A failure does not stop the next work. */
export function createSerially(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const mutexes = new Map<string, Mutex>();
  return async (key, work) => {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      if (!mutex.isLocked()) mutexes.delete(key);
    }
  };
}
