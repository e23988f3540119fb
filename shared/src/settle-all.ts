/**
 * Rejects with the error of the first rejected promise in the list. `Promise.all` would reject while others are still pending.
 */
export async function settleAll(promises: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(promises))
    if (result.status === 'rejected') throw result.reason;
}
