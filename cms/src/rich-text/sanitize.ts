import { isAllowedImageSource } from '@fuar/shared/rich-text/addresses';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';

/** Styles that browsers copy with a text can have several thousand characters. */
const LONGEST_STYLE = 10_000;
const INDENTABLE = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'];

/** Reads the indent level: Lexical writes `data-lexical-indent` or 40 px of padding per level; Quill writes a class. */
function indentOf(attributes: Attributes): number {
  const level =
    attributes['data-lexical-indent'] ??
    /\bql-indent-(\d)\b/.exec(attributes.class ?? '')?.[1] ??
    Number(/padding-inline-start:\s*(\d+)px/.exec(attributes.style ?? '')?.[1] ?? 0) / 40;
  return /^[1-8]$/.test(String(level)) ? Number(level) : 0;
}

function keepIndent(tagName: string, attributes: Attributes): Tag {
  const indent = indentOf(attributes);
  return { tagName, attribs: indent > 0 ? { 'data-lexical-indent': String(indent) } : {} };
}

function orderedList(tagName: string, { start }: Attributes): Tag {
  return { tagName, attribs: start && /^\d{1,6}$/.test(start) ? { start } : {} };
}

/**
 * Drops a style that no editor writes. The parser of styles blocks the CMS for a second and takes 600 MB for a megabyte of
 * braces.
 */
function withShortStyle(tagName: string, { style = '' }: Attributes): Tag {
  const isPlain = style.length <= LONGEST_STYLE && !style.includes('{');
  return { tagName, attribs: isPlain ? { style } : {} };
}

const toDiv = () => ({ tagName: 'div', attribs: {} });

/** Removes scripts, styles and unknown tags and attributes before Lexical reads the HTML. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...INDENTABLE,
      ...['br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'img', 'span', 'div'],
      // `parseRichTextDom` turns table rows into paragraphs.
      ...['table', 'tr', 'td', 'th', 'caption'],
    ],
    allowedAttributes: {
      ...Object.fromEntries(INDENTABLE.map((tag) => [tag, ['data-lexical-indent']])),
      a: ['href', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      span: ['style'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    allowedStyles: {
      span: {
        'text-decoration': [/^(?:underline|line-through)(?: (?:underline|line-through))?$/],
        'font-weight': [/^(?:bold|700)$/],
        'font-style': [/^italic$/],
      },
    },
    nonTextTags: [
      ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'noembed', 'noframes'],
      ...['xmp', 'plaintext', 'title', 'svg', 'math', 'object', 'select', 'video', 'audio', 'canvas'],
    ],
    nestingLimit: 50,
    transformTags: {
      b: 'strong',
      i: 'em',
      del: 's',
      strike: 's',
      ins: 'u',
      ol: orderedList,
      span: withShortStyle,
      ...Object.fromEntries(INDENTABLE.map((tag) => [tag, keepIndent])),
      // Replace these elements with a `div`, so that their text stays in a paragraph of its own.
      ...Object.fromEntries(
        ['section', 'article', 'figure', 'figcaption', 'pre', 'dt', 'dd'].map((t) => [t, toDiv]),
      ),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedImageSource(attribs.src),
  });
}
