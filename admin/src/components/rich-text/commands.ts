import type { ImageFields } from '@fuar/shared/rich-text/read-image';
import { $toggleLink } from '@lexical/link';
import { $insertList, $removeList } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type BaseSelection,
  type PointType,
} from 'lexical';
import { $createImageNode } from './image-node.ts';
import type { BlockType } from './toolbar-state.ts';

export function $setBlock(block: BlockType): void {
  const selection = $getSelection();
  if (block === 'bullet' || block === 'number') {
    $insertList(block);
    return;
  }
  $removeList();
  $setBlocksType(selection, () => {
    if (block === 'quote') return $createQuoteNode();
    return block === 'p' ? $createParagraphNode() : $createHeadingNode(block);
  });
}

export function $clearFormats(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  $toggleLink(null);
  for (const node of selection.extract()) {
    if ($isTextNode(node)) node.setFormat(0);
  }
  selection.setFormat(0);
  $removeList();
  // The empty callback keeps the new block from inheriting the indent.
  $setBlocksType(selection, $createParagraphNode, () => undefined);
}

export function $insertImage(fields: ImageFields): void {
  if (!$getSelection()) $getRoot().selectEnd();
  $insertNodes([$createImageNode(fields)]);
}

/**
 * Restores the editor's selection, which is lost while the user types into the bar for links and pictures. If the selected
 * text was deleted meanwhile, puts the cursor at the end.
 */
export function $restoreSelection(selection: BaseSelection | null): void {
  const isPresent = $isRangeSelection(selection) && $exists(selection.anchor) && $exists(selection.focus);
  if (isPresent) $setSelection(selection.clone());
  else $getRoot().selectEnd();
}

function $exists({ key, offset }: PointType): boolean {
  const node = $getNodeByKey(key);
  if (!node?.isAttached()) return false;
  if ($isTextNode(node)) return offset <= node.getTextContentSize();
  return $isElementNode(node) && offset <= node.getChildrenSize();
}
