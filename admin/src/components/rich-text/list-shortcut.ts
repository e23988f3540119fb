import { $insertList } from '@lexical/list';
import {
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  $isTextNode,
  type EditorState,
  HISTORIC_TAG,
  type LexicalEditor,
  type TextNode,
} from 'lexical';

/** Only `1.` begins a numbered list, because a line such as '3. Uluslararası Kitap Fuarı' starts with an ordinal number. */
const MARKERS = { '- ': 'bullet', '* ': 'bullet', '1. ': 'number' } as const;

/** Begins a list when somebody types `- ` or `1. ` at the start of a paragraph. Undo restores the characters. */
export function registerListShortcut(editor: LexicalEditor): () => void {
  return editor.registerUpdateListener(({ tags, dirtyLeaves, editorState, prevEditorState }) => {
    if (tags.has(HISTORIC_TAG) || editor.isComposing()) return;
    const typed = editorState.read($findMarker);
    if (!typed || !dirtyLeaves.has(typed.node.getKey())) return;
    if (lengthBefore(prevEditorState, typed.node) >= typed.length) return;
    editor.update(() => {
      typed.node.spliceText(0, typed.marker.length, '', true);
      $insertList(MARKERS[typed.marker]);
    });
  });
}

function $findMarker(): { node: TextNode; marker: keyof typeof MARKERS; length: number } | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node) || node.getPreviousSibling() || !$isParagraphNode(node.getParent()))
    return undefined;
  const text = node.getTextContent();
  const typed = text.slice(0, selection.anchor.offset);
  const marker = (Object.keys(MARKERS) as (keyof typeof MARKERS)[]).find((one) => one === typed);
  return marker && { node, marker, length: text.length };
}

/** The length of the text before an update. It distinguishes typing from deleting, which must not begin a list. */
function lengthBefore(state: EditorState, node: TextNode): number {
  return state.read(() => {
    const before = state._nodeMap.get(node.getKey());
    return $isTextNode(before) ? before.getTextContent().length : 0;
  });
}
