/** The id of the row that a reference names, whether or not Payload has read that row. Undefined if the reference is empty. */
export function idOf(reference: unknown): number | undefined {
  const isRow = typeof reference === 'object' && reference !== null;
  const id = isRow ? (reference as { id?: unknown }).id : reference;
  return typeof id === 'number' ? id : undefined;
}
