/** True if a value has the shape of a rich-text document: nodes with a type, whose children are nodes. */
export function isDocument(value: unknown): boolean {
  const pending = [(value as { root?: unknown }).root];
  while (pending.length > 0) {
    const node = pending.pop();
    if (!isNode(node)) return false;
    for (const child of node.children ?? []) pending.push(child);
  }
  return true;
}

type Node = { children?: unknown[] };

function isNode(value: unknown): value is Node {
  if (typeof value !== 'object' || value === null) return false;
  const { type, children, fields } = value as Record<string, unknown>;
  const hasFields = fields === undefined || (typeof fields === 'object' && fields !== null);
  return typeof type === 'string' && hasFields && (children === undefined || Array.isArray(children));
}
