/** Deeper than any list that people write. Limited, because Payload and our own code walk a document recursively. */
const MAX_LEVELS = 100;

/** True if a value has the shape of a rich-text document: nodes with a type, whose children are nodes. */
export function isDocument(value: unknown): boolean {
  const pending = [{ node: (value as { root?: unknown }).root, level: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, level } = next;
    if (!isNode(node) || level > MAX_LEVELS) return false;
    for (const child of node.children ?? []) pending.push({ node: child, level: level + 1 });
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
