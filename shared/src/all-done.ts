/** Waits until all promises have settled, and rejects with the first error. `Promise.all` rejects while others still run. */
export async function allDone(promises: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(promises))
    if (result.status === 'rejected') throw result.reason;
}
