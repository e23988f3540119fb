import { isAllowedHref, isAllowedImageSource, toMailto } from '@fuar/shared/rich-text/addresses';
import { $insertGeneratedNodes } from '@lexical/clipboard';
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateNodesFromDOM } from '@lexical/html';
import { $isLinkNode, $toggleLink, LinkNode } from '@lexical/link';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import { DRAG_DROP_PASTE, HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import { $getNearestBlockElementAncestorOrThrow, mergeRegister } from '@lexical/utils';
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  COMMAND_PRIORITY_NORMAL,
  createEditor,
  type EditorThemeClasses,
  type ElementNode,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  PASTE_COMMAND,
  ParagraphNode,
  TextNode,
} from 'lexical';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { $setHtml } from './html.ts';
import { $isImageNode, ImageNode } from './image-node.ts';
import { registerListShortcut } from './list-shortcut.ts';
import s from './rich-text-editor.module.css';

const UNDO_JOINS_MS = 1_000;
const UNDO_STEPS = 100;
const MAX_INDENT = 8;
// Lexical's bits for bold, italic, strike and underline.
const ALLOWED_MARKS = 1 | 2 | 4 | 8;

const theme: EditorThemeClasses = {
  text: {
    underline: `${s.underline}`,
    strikethrough: `${s.strike}`,
    underlineStrikethrough: `${s.underlineStrike}`,
  },
  list: { nested: { listitem: `${s.nestedItem}` } },
  image: `${s.image}`,
};

export function createRichTextEditor(html: string): LexicalEditor {
  const editor = createEditor({
    namespace: 'rich-text',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, ImageNode],
    theme,
    onError: (error) => {
      if (!editor.getRootElement()) throw error;
      // Only log the error. Lexical then restores the text from before the failed change. After a throw, Lexical would ignore
      // all further changes.
      console.error(error);
    },
  });
  editor.update(() => $setHtml(editor, html), { discrete: true });
  return editor;
}

type Pasted = Omit<ReturnType<typeof cleanPastedHtml>, 'document'>;
type Behaviour = {
  onFiles: (files: File[]) => void;
  onAskLink: () => void;
  onPasted: (pasted: Pasted) => void;
};

export function registerBehaviour(
  editor: LexicalEditor,
  { onFiles, onAskLink, onPasted }: Behaviour,
): () => void {
  return mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), UNDO_JOINS_MS, Date.now, undefined, UNDO_STEPS),
    restrictFormats(editor),
    registerListShortcut(editor),
    editor.registerCommand(INDENT_CONTENT_COMMAND, $isIndentedEnough, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(
      DRAG_DROP_PASTE,
      (files) => {
        onFiles(files);
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(PASTE_COMMAND, $linkSelectionToPastedAddress, COMMAND_PRIORITY_NORMAL),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => $pasteFormatted(editor, event, onPasted),
      COMMAND_PRIORITY_LOW,
    ),
    // Keep Lexical from blurring the editor on Escape. Otherwise a dialog that asks before closing could not restore focus.
    editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      CLICK_COMMAND,
      ({ target }) => {
        const node = target instanceof Node ? $getNearestNodeFromDOMNode(target) : null;
        if (!$isImageNode(node)) return false;
        const selection = $createNodeSelection();
        selection.add(node.getKey());
        $setSelection(selection);
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
        // Wait for the end of this command. Inside it Lexical defers editor updates, and `onAskLink` needs an update at once.
        if (event.key.toLowerCase() === 'k' && !event.shiftKey) setTimeout(onAskLink);
        else if (event.code === 'BracketRight') editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined);
        else if (event.code === 'BracketLeft') editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined);
        else return false;
        event.preventDefault();
        return true;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
  );
}

/** Removes formats, links and pictures that the toolbar cannot make, for example from pasted HTML. */
function restrictFormats(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getFormat() & ~ALLOWED_MARKS) node.setFormat(node.getFormat() & ALLOWED_MARKS);
      if (node.getStyle() !== '') node.setStyle('');
    }),
    editor.registerNodeTransform(ParagraphNode, $tidyBlock),
    editor.registerNodeTransform(HeadingNode, $tidyBlock),
    editor.registerNodeTransform(QuoteNode, $tidyBlock),
    editor.registerNodeTransform(ListItemNode, $tidyBlock),
    editor.registerNodeTransform(LinkNode, (node) => {
      if (isAllowedHref(node.getURL())) return;
      for (const child of node.getChildren()) node.insertBefore(child);
      node.remove();
    }),
    editor.registerNodeTransform(ImageNode, (node) => {
      if (!isAllowedImageSource(node.__fields.src)) node.remove();
    }),
  );
}

function $tidyBlock(block: ElementNode): void {
  if (block.getFormatType() !== '') block.setFormat('');
  if (block.getIndent() > MAX_INDENT) block.setIndent(MAX_INDENT);
}

function $isIndentedEnough(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  return selection
    .getNodes()
    .some((node) => $getNearestBlockElementAncestorOrThrow(node).getIndent() >= MAX_INDENT);
}

function $linkSelectionToPastedAddress(event: unknown): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return false;
  const data = event instanceof ClipboardEvent ? event.clipboardData : null;
  const text = data?.getData('text/plain').trim() ?? '';
  if (!/^(?:https?:|mailto:|tel:)/i.test(text) || !isAllowedHref(text)) return false;
  (event as ClipboardEvent).preventDefault();
  $toggleLink(text);
  return true;
}

/** Handles pasted HTML. Returns false for plain text and Lexical's own format, which Lexical handles. */
function $pasteFormatted(editor: LexicalEditor, event: unknown, onPasted: Behaviour['onPasted']): boolean {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null;
  const html = data?.getData('text/html');
  if (!html || data?.types.includes('application/x-lexical-editor')) return false;
  (event as ClipboardEvent).preventDefault();
  onPasted($pasteHtml(editor, html));
  return true;
}

export function $pasteHtml(editor: LexicalEditor, html: string): Pasted {
  const selection = $getSelection() ?? $getRoot().selectEnd();
  const { document, ...pasted } = cleanPastedHtml(html);
  $insertGeneratedNodes(editor, $generateNodesFromDOM(editor, document), selection);
  return pasted;
}

export function $getSelectedHref(): string | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return undefined;
  for (const node of selection.getNodes()) {
    const link = [node, ...node.getParents()].find($isLinkNode);
    if (link) return link.getURL();
  }
  return undefined;
}

/** True if text is selected or the cursor is in a link. */
export function $canLink(): boolean {
  const selection = $getSelection();
  return $isRangeSelection(selection) && (!selection.isCollapsed() || $getSelectedHref() !== undefined);
}

/** Turns a selected e-mail address into a link without asking. Returns true if it did. */
export function $linkSelectedEmail(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || $getSelectedHref() !== undefined) return false;
  const href = toMailto(selection.getTextContent());
  if (!href) return false;
  $toggleLink(href);
  return true;
}
