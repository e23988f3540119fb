import { toImageHtml, toLinkHtml } from '@fuar/shared/rich-text/inline-html';
import { escapeHtml } from '@fuar/shared/text/escape-html';
import { $generateNodesFromDOM } from '@lexical/html';
import { $isLinkNode, type LinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isTextNode,
  type ElementNode,
  isInlineDomNode,
  type LexicalEditor,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import { $isImageNode } from './image-node.ts';

const MARKS = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
] as const;

/** The editor's content as canonical HTML without `style` and `class`; '' for an empty editor. */
export function $toHtml(): string {
  const html = $getRoot().getChildren().map(blockToHtml).join('');
  return html.replace(/(?:<p><br><\/p>)+$/, '');
}

function blockToHtml(node: LexicalNode): string {
  if ($isListNode(node)) return listToHtml(node);
  const tag = tagOf(node);
  if (!tag || !$isElementNode(node)) return inlineToHtml(node);
  const indent = Math.min(node.getIndent(), 8);
  const attribute = indent > 0 ? ` data-lexical-indent="${indent}"` : '';
  return `<${tag}${attribute}>${childrenToHtml(node) || '<br>'}</${tag}>`;
}

function tagOf(node: LexicalNode): string | undefined {
  if ($isParagraphNode(node)) return 'p';
  if ($isHeadingNode(node)) return node.getTag();
  return $isQuoteNode(node) ? 'blockquote' : undefined;
}

/** Moves a nested list into the previous item, as HTML requires. Lexical puts the nested list into a separate item. */
function listToHtml(list: ListNode): string {
  const items: string[] = [];
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue;
    const lists = item.getChildren().filter($isListNode).map(listToHtml).join('');
    const text = item
      .getChildren()
      .filter((child) => !$isListNode(child))
      .map(inlineToHtml)
      .join('');
    if (lists && text === '' && items.length > 0) {
      // The line break keeps an empty item. Without it, `<li><ul>…` would be read as an item that has only the nested list.
      const previous = items.pop() || '<br>';
      items.push(previous + lists);
    } else items.push(text + lists);
  }
  const tag = list.getListType() === 'number' ? 'ol' : 'ul';
  const start = tag === 'ol' && list.getStart() > 1 ? ` start="${list.getStart()}"` : '';
  return `<${tag}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

const childrenToHtml = (node: ElementNode): string => node.getChildren().map(inlineToHtml).join('');

function inlineToHtml(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return '<br>';
  if ($isTextNode(node)) return textToHtml(node);
  if ($isLinkNode(node)) return linkToHtml(node);
  if ($isImageNode(node)) return toImageHtml(node.__fields);
  return $isElementNode(node) ? childrenToHtml(node) : '';
}

function textToHtml(node: TextNode): string {
  return MARKS.reduceRight(
    (html, [format, tag]) => (node.hasFormat(format) ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(node.getTextContent().replaceAll('\t', ' ')),
  );
}

function linkToHtml(node: LinkNode): string {
  const html = childrenToHtml(node);
  return html && toLinkHtml(node.getURL(), html, node.getTarget() === '_blank');
}

const BLOCK_TAGS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, div, td';

/** Preserves double spaces and spaces next to pictures and formatted text, which Lexical would drop. */
export function preserveSpaces(document: Document): void {
  removeLayoutWhitespace(document.body);
  for (const block of document.querySelectorAll<HTMLElement>(BLOCK_TAGS)) block.style.whiteSpace = 'pre-wrap';
}

export function $setHtml(editor: LexicalEditor, html: string): void {
  const document = new DOMParser().parseFromString(html, 'text/html');
  preserveSpaces(document);
  const root = $getRoot().clear();
  $appendBlocks(root, $generateNodesFromDOM(editor, document));
  if (root.isEmpty()) root.append($createParagraphNode());
}

/** Appends nodes to the root, which accepts blocks only. Loose inline nodes are therefore put into a paragraph. */
function $appendBlocks(root: ElementNode, nodes: LexicalNode[]): void {
  let paragraph: ElementNode | undefined;
  for (const node of nodes) {
    const isBlock = ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline();
    if (isBlock) {
      paragraph = undefined;
      root.append(node);
    } else {
      if (!paragraph) {
        paragraph = $createParagraphNode();
        root.append(paragraph);
      }
      paragraph.append(node);
    }
  }
}

/** Removes whitespace between blocks and list items, because it is not text. */
function removeLayoutWhitespace(parent: Element): void {
  for (const child of [...parent.childNodes]) {
    if (child instanceof Element) removeLayoutWhitespace(child);
    else if (/^(?:BODY|UL|OL)$/.test(parent.tagName) && !child.textContent?.trim() && !isBetweenWords(child))
      child.remove();
    else if (child.nodeType === Node.TEXT_NODE)
      child.nodeValue = (child.nodeValue ?? '').replace(/[\t\r\n]+ */g, ' ');
  }
}

/** True for the space in `<b>a</b> <i>b</i>`. A copied part of a line may have no block around it, and its spaces are text. */
function isBetweenWords({ previousSibling, nextSibling }: ChildNode): boolean {
  return [previousSibling, nextSibling].every((node) => node && isInlineDomNode(node));
}
