const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What a person typed as HTML: an empty line parts paragraphs, a single line break stays one. */
export function toDetailsHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.replace(/[&<>]/g, (character) => ESCAPES[character] ?? ''))
    .map((paragraph) => `<p>${paragraph.replace(/ *\n */g, '<br>')}</p>`)
    .join('');
}

/** The paragraphs of details as plain text, to be edited. */
export function toDetailsText(html: string): string {
  const { body } = parse(html);
  foldLayoutBlanks(body);
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.prepend('\n\n');
    block.append('\n\n');
  }
  return body.textContent
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

/** Whether plain text would lose something: headings, lists, links, marks, pictures. */
export function hasFormats(html: string): boolean {
  return parse(html).body.querySelector(':not(p, br), [data-lexical-indent]') !== null;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** A line break of the markup is a blank to a reader; only `<br>` is a line break. */
function foldLayoutBlanks(node: Node): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) child.data = child.data.replace(/[ \t\r\n]+/g, ' ');
    else foldLayoutBlanks(child);
  }
}
