type Node = { type?: string; children?: Node[]; fields?: Record<string, unknown> };

export type PictureFields = {
  src?: unknown;
  alt?: unknown;
  width?: unknown;
  height?: unknown;
  chosen?: unknown;
};

/** The fields of all pictures in a rich-text document, in order. Changing them changes the document. */
export function picturesIn(document: unknown): PictureFields[] {
  const root = (document as { root?: Node } | null | undefined)?.root;
  const pictures: PictureFields[] = [];
  const pending: Node[] = root ? [root] : [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'inlineBlock' && node.fields?.blockType === 'image') pictures.push(node.fields);
    // Push one by one, because a call cannot take 100,000 arguments.
    for (const child of (node.children ?? []).toReversed()) pending.push(child);
  }
  return pictures;
}
