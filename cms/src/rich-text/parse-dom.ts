import { flattenTables } from '@fuar/shared/rich-text/flatten-tables';
import { parseHTML } from 'linkedom';

const BLOCK = /^(?:P|H[1-6]|UL|OL|LI|BLOCKQUOTE|DIV|BR)$/;

/** Parses sanitised HTML into a document with the browser features that Lexical's importer needs. */
export function parseRichTextDom(html: string): Document {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  flattenTables(document);
  collapseWhiteSpace(document.body);
  for (const element of [document.body, ...document.body.querySelectorAll<HTMLElement>('*')]) {
    const style = element.style;
    // Return an empty string for an unset property, as browsers do, because Lexical expects strings. linkedom returns undefined.
    Object.defineProperty(element, 'style', {
      value: new Proxy(style, { get: (target, key) => Reflect.get(target, key) ?? '' }),
    });
    if (element.tagName === 'OL') {
      Object.defineProperty(element, 'start', { value: Number(element.getAttribute('start') ?? 1) });
    }
  }
  // White space is already collapsed. Without `pre`, Lexical would collapse it again and drop spaces next to pictures.
  document.body.style.setProperty('white-space', 'pre');
  return document;
}

/** Collapses white space like a browser: to one space, and to none at the start or end of a line. */
function collapseWhiteSpace(root: Node): void {
  let last: Text | undefined;
  let afterSpace = true;
  const endLine = () => {
    if (last && afterSpace) last.data = last.data.replace(/ $/, '');
    last = undefined;
    afterSpace = true;
  };
  const walk = (node: Node) => {
    for (const child of [...node.childNodes]) {
      if (child.nodeType === 3) {
        const text = child as Text;
        let data = text.data.replace(/[ \t\r\n\f]+/g, ' ');
        if (afterSpace) data = data.replace(/^ /, '');
        if (data === '') {
          text.remove();
          continue;
        }
        text.data = data;
        afterSpace = data.endsWith(' ');
        last = text;
      } else if (BLOCK.test(child.nodeName)) {
        endLine();
        walk(child);
        endLine();
      } else if (child.nodeName === 'IMG') afterSpace = false;
      else walk(child);
    }
  };
  walk(root);
  endLine();
}
