/** Resolves after all pending promise callbacks have run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
