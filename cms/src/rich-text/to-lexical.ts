import { randomBytes } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { isAllowedHref } from '@fuar/shared/rich-text/addresses';
import { readImage } from '@fuar/shared/rich-text/read-image';
import { editorConfigFactory, getEnabledNodes } from '@payloadcms/richtext-lexical';
import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  $parseSerializedNode,
  type DOMConversionMap,
  type ElementNode,
  type LexicalNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import type { SanitizedConfig } from 'payload';
import type { Fair } from '../payload-types.ts';
import { createRichTextFeatures } from './editor.ts';
import { parseRichTextDom } from './parse-dom.ts';
import { sanitizeRichText } from './sanitize.ts';
import { MAX_TEXT_LENGTH } from './text-length-check.ts';

type StoredRichText = NonNullable<Fair['details']>;

export type ToLexical = (html: string) => StoredRichText | null;

/** Each element takes several hundred bytes in the database. MongoDB allows 16 MB per row, and reading 16 MB takes a second. */
const MAX_ELEMENTS = 20_000;
/**
 * Limits the tags and entities, because parsing takes time for each. Twice as many nested tags take four times as long. Nested
 * tags up to this limit take a second.
 */
const MAX_MARKS = 60_000;

const objectId = () => randomBytes(12).toString('hex');

const nodeOf = (serialized: Record<string, unknown> & { type: string; version: number }): LexicalNode =>
  $parseSerializedNode(serialized as SerializedLexicalNode);

const importMap: DOMConversionMap = {
  img: () => ({
    priority: 4,
    conversion: (element) => {
      const image = readImage(element);
      if (!image) return { node: null };
      const fields = { id: objectId(), blockName: '', blockType: 'image', ...image };
      return { node: nodeOf({ type: 'inlineBlock', version: 1, fields }) };
    },
  }),
  // A link to a forbidden URL becomes plain text.
  a: () => ({
    priority: 4,
    conversion: (element) => {
      const url = element.getAttribute('href');
      if (!isAllowedHref(url)) return { node: null };
      const fields = { linkType: 'custom', newTab: element.getAttribute('target') === '_blank', url };
      const rest = { id: objectId(), children: [], direction: null, format: '', indent: 0 };
      return { node: nodeOf({ type: 'link', version: 3, ...rest, fields }) };
    },
  }),
};

/** Creates a function that converts HTML to a rich-text document, or an empty string to `null`. */
export async function createToLexical(config: SanitizedConfig): Promise<ToLexical> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: createRichTextFeatures() });
  const nodes = getEnabledNodes({ editorConfig });

  return (html) => {
    refuseMany(/[<&]/g, html, MAX_MARKS);
    const clean = sanitizeRichText(html);
    if (clean.trim() === '') return null;
    // Count again, because the cleaning turns each `>` of the text into an entity.
    refuseMany(/[<&]/g, clean, MAX_MARKS);
    refuseMany(/<[a-z]/g, clean, MAX_ELEMENTS);
    const document = parseRichTextDom(clean);
    if (textLengthOf(document) > MAX_TEXT_LENGTH) throw new ApiError(413, m.bodyTooLarge);
    const editor = createHeadlessEditor({
      nodes,
      html: { import: importMap },
      onError: (error) => {
        throw error;
      },
    });
    editor.update(() => appendBlocks($getRoot(), $generateNodesFromDOM(editor, document)), {
      discrete: true,
    });
    const { root } = editor.getEditorState().toJSON();
    return root.children.length > 0 ? ({ root } as StoredRichText) : null;
  };
}

function refuseMany(pattern: RegExp, html: string, max: number): void {
  if ((html.match(pattern)?.length ?? 0) > max) throw new ApiError(413, m.bodyTooLarge);
}

/**
 * The length of the text, its addresses and the descriptions of its pictures. The check of the request (text-length-check.ts)
 * ignores every data URL. Only the data URL of a picture becomes a short URL later, so all other data URLs are counted here.
 */
function textLengthOf({ body }: Document): number {
  const values = [...body.querySelectorAll('a, img')].flatMap((element) => {
    const source = element.getAttribute('src')?.replace(/^data:.*/s, '');
    return [element.getAttribute('href'), element.getAttribute('alt'), source];
  });
  return [body.textContent, ...values].reduce((sum, value) => sum + (value?.length ?? 0), 0);
}

/** Wraps inline nodes between blocks in paragraphs, because the root may contain blocks only. */
function appendBlocks(root: ElementNode, nodes: LexicalNode[]): void {
  let paragraph: ElementNode | undefined;
  for (const node of nodes) {
    if ($isElementNode(node) && !node.isInline()) {
      paragraph = undefined;
      root.append(node);
      continue;
    }
    if (!paragraph) {
      paragraph = $createParagraphNode();
      root.append(paragraph);
    }
    paragraph.append(node);
  }
}
