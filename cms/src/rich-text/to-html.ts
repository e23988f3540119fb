import { toImageHtml, toLinkHtml } from '@fuar/shared/rich-text/inline-html';
import { escapeHtml } from '@fuar/shared/text/escape-html';

type Node = {
  type: string;
  children?: Node[];
  text?: unknown;
  format?: unknown;
  indent?: unknown;
  tag?: unknown;
  listType?: unknown;
  start?: unknown;
  fields?: Record<string, unknown>;
};

const MARKS = [
  [1, 'strong'],
  [2, 'em'],
  [8, 'u'],
  [4, 's'],
] as const;

const BLOCKS = new Set(['paragraph', 'heading', 'quote', 'list', 'listitem']);

/**
 * Ignores a value of the wrong type, because Payload accepts such values in `/rest`. Otherwise a row with such a value would
 * break every list that shows the row.
 */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? Math.trunc(value) : 0);

/** The canonical HTML of a rich-text document, used by `/api` and the pages. Parsing it returns the same document. */
export function toHtml(document: unknown): string {
  const root = (document as { root?: Node } | null | undefined)?.root;
  return root ? (root.children ?? []).map(blockToHtml).join('') : '';
}

function blockToHtml(node: Node): string {
  const tag = tagOf(node);
  if (!tag) return inlineToHtml(node);
  if (node.type === 'list') return listToHtml(node, tag);
  const indent = Math.min(numberOf(node.indent), 8);
  const attribute = indent > 0 ? ` data-lexical-indent="${indent}"` : '';
  return `<${tag}${attribute}>${childrenToHtml(node) || '<br>'}</${tag}>`;
}

function tagOf(node: Node): string | undefined {
  if (node.type === 'paragraph') return 'p';
  if (node.type === 'heading') return /^h[1-6]$/.exec(textOf(node.tag))?.[0] ?? 'h2';
  if (node.type === 'quote') return 'blockquote';
  if (node.type === 'list') return node.listType === 'number' ? 'ol' : 'ul';
  return undefined;
}

/** Blocks inside a block, e.g. a paragraph in a quote, become lines. */
function childrenToHtml(node: Node): string {
  let html = '';
  let afterBlock = false;
  for (const child of node.children ?? []) {
    const isBlock = BLOCKS.has(child.type);
    if (html && (isBlock || afterBlock)) html += '<br>';
    html += isBlock ? childrenToHtml(child) : inlineToHtml(child);
    afterBlock = isBlock;
  }
  return html;
}

/** Lexical stores a nested list in a separate item; in HTML it belongs to the previous item. */
function listToHtml(list: Node, tag: string): string {
  const items: string[] = [];
  for (const item of list.children ?? []) {
    const children = item.children ?? [];
    const lists = children.filter((child) => child.type === 'list').map((child) => blockToHtml(child));
    const text = childrenToHtml({ ...item, children: children.filter((child) => child.type !== 'list') });
    const isOnlyList = lists.length > 0 && text === '';
    if (isOnlyList && items.length > 0) {
      // The line break keeps an empty item. Without it, `<li><ul>…` would be read as an item that has only the nested list.
      const previous = items.pop() || '<br>';
      items.push(previous + lists.join(''));
    } else items.push(text + lists.join(''));
  }
  const start = tag === 'ol' && numberOf(list.start) > 1 ? ` start="${numberOf(list.start)}"` : '';
  return `<${tag}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

function inlineToHtml(node: Node): string {
  if (node.type === 'text') return textToHtml(node);
  if (node.type === 'linebreak') return '<br>';
  if (node.type === 'tab') return ' ';
  if (node.type === 'link' || node.type === 'autolink') return linkToHtml(node);
  if (node.type === 'inlineBlock') return imageToHtml(node);
  return childrenToHtml(node);
}

function textToHtml({ text, format }: Node): string {
  const bits = numberOf(format);
  return MARKS.reduceRight(
    (html, [bit, tag]) => (bits & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(textOf(text)),
  );
}

function linkToHtml(node: Node): string {
  return toLinkHtml(textOf(node.fields?.url), childrenToHtml(node), Boolean(node.fields?.newTab));
}

function imageToHtml({ fields = {} }: Node): string {
  if (fields.blockType !== 'image') return '';
  const [width, height] = [numberOf(fields.width), numberOf(fields.height)];
  return toImageHtml({ src: textOf(fields.src), alt: textOf(fields.alt), width, height });
}
