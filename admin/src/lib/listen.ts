/** Calls the handler for each event of these types on the document until the returned function is called. */
export function listen<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  handler: (event: DocumentEventMap[Type]) => void,
): () => void {
  for (const type of types) document.addEventListener(type, handler);
  return () => {
    for (const type of types) document.removeEventListener(type, handler);
  };
}
