/**
 * Waits until all promises have settled, and rejects with the error of the first rejected promise in the list. `Promise.all`
 * would reject while other promises are still pending.
 */
export async function settleAll(promises: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(promises))
    if (result.status === 'rejected') throw result.reason;
}
