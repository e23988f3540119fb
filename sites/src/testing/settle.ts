/** Resolves when every promise chain that could already continue has come to its end. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
