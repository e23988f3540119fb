/** Rejects with the first error in the list, but only after all promises have settled, unlike `Promise.all`. */
export async function settleAll(promises: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(promises))
    if (result.status === 'rejected') throw result.reason;
}
