import { $isListNode, type ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $getSelection, $isRangeSelection, type LexicalNode } from 'lexical';
import { $getSelectedHref } from './create-editor.ts';

export const MARKS = ['bold', 'italic', 'underline', 'strikethrough'] as const;
type Mark = (typeof MARKS)[number];
export type BlockType = 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'quote' | 'bullet' | 'number';
export type ToolbarState = { marks: readonly Mark[]; block: BlockType; isLink: boolean };

export const INITIAL_STATE: ToolbarState = { marks: [], block: 'p', isLink: false };

export function $readToolbarState(): ToolbarState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return INITIAL_STATE;
  return {
    marks: MARKS.filter((mark) => selection.hasFormat(mark)),
    block: $readBlockType(selection.anchor.getNode()),
    isLink: $getSelectedHref() !== undefined,
  };
}

function $readBlockType(node: LexicalNode): BlockType {
  const ancestors = [node, ...node.getParents()];
  const list = ancestors.find((ancestor): ancestor is ListNode => $isListNode(ancestor));
  if (list) return list.getListType() === 'number' ? 'number' : 'bullet';
  const heading = ancestors.find($isHeadingNode);
  if (heading) return heading.getTag();
  return ancestors.some($isQuoteNode) ? 'quote' : 'p';
}
