import { isAllowedImageSource } from '@fuar/shared/rich-text/addresses';
import { flattenTables } from '@fuar/shared/rich-text/flatten-tables';
import { preserveSpaces } from './html.ts';

type Cleaned = {
  document: Document;
  isTableJoined: boolean;
  /** The number of pictures that a browser cannot read, such as Word's with `file:///`. */
  lostPictures: number;
};

/**
 * Turns the clipboard HTML of Word and Google Docs into plain HTML. Formats written as styles become elements, and list
 * items that Word writes as paragraphs become lists. Tables become lines. The editor drops all other formats.
 */
export function cleanPastedHtml(html: string): Cleaned {
  const document = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of document.querySelectorAll('script, meta, link, title, xml, style')) element.remove();
  removeComments(document);
  for (const element of document.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element);
  toLists(document);
  // Safari copies a space next to formatted text as a no-break space. Replace it, because a line cannot wrap there.
  for (const space of document.querySelectorAll('.Apple-converted-space'))
    space.textContent = space.textContent.replaceAll('\u00a0', ' ');
  for (const element of [...document.body.querySelectorAll('*')]) toFormats(element);
  nestLists(document);
  const lostPictures = removeLostPictures(document);
  const isTableJoined = flattenTables(document);
  preserveSpaces(document);
  return { document, isTableJoined, lostPictures };
}

function removeLostPictures(document: Document): number {
  const lost = [...document.querySelectorAll('img[src]')].filter(
    (image) => !isAllowedImageSource(image.getAttribute('src')),
  );
  for (const image of lost) {
    let emptied: Element = image;
    for (
      let parent = image.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      if (parent.textContent.trim() || parent.querySelectorAll('img').length > 1) break;
      emptied = parent;
    }
    emptied.remove();
  }
  return lost.length;
}

const STYLE = 'data-pasted-style';
// The pattern matches quoted values as a whole, because they may contain `>`.
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Renames style attributes and removes style sheets before parsing, because each would violate the Content-Security-Policy. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
    .replace(TAG, (tag) => tag.replace(/([\s/"'])style(\s*=)/gi, `$1${STYLE}$2`));
}

const styleOf = (element: Element): string => element.getAttribute(STYLE)?.toLowerCase() ?? '';

function removeComments(document: Document): void {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

type OpenList = { element: Element; tag: 'ol' | 'ul'; id: string };

/** `<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>…` → an item of the list's second level. */
function toLists(document: Document): void {
  /** The open lists. The index is the level of indentation. */
  let lists: OpenList[] = [];
  for (const paragraph of [...document.querySelectorAll('p')]) {
    const [, name = '', digit = '0', format = ''] =
      /mso-list:\s*(\S+)\s+level(\d)\s*(lfo\d+)?/.exec(styleOf(paragraph)) ?? [];
    const level = Number(digit);
    const isNext = lists[0] !== undefined && paragraph.previousElementSibling === lists[0].element;
    if (!isNext) lists = [];
    if (level === 0) continue;
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      styleOf(span).includes('mso-list:ignore'),
    );
    const text = marker?.textContent ?? '';
    const tag = /[\p{L}\p{N}]+[.)]/u.test(text) ? 'ol' : 'ul';
    const id = `${name} ${format}`;
    marker?.remove();
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    lists = lists.slice(0, level);
    const open = lists[level - 1];
    if (open && (open.tag !== tag || open.id !== id)) {
      lists.pop();
      // Separate two lists of one kind with a paragraph. Otherwise the editor joins them, and the second list loses its numbers.
      if (level === 1 && open.tag === tag) paragraph.before(document.createElement('p'));
    }
    while (lists.length < level) {
      const element = addList(document, lists.at(-1)?.element, tag, paragraph);
      const number = /(\d+)[.)]/.exec(text)?.[1];
      if (tag === 'ol' && number && number !== '1') element.setAttribute('start', number);
      lists.push({ element, tag, id });
    }
    lists.at(-1)?.element.append(item);
    paragraph.remove();
  }
}

function addList(document: Document, parent: Element | undefined, tag: string, before: Element): Element {
  const list = document.createElement(tag);
  if (parent) (parent.lastElementChild ?? parent).append(list);
  else before.before(list);
  return list;
}

/**
 * Turns the styled spans of Google Docs into elements such as `<strong>`. Google Docs also wraps the whole copy in a `<b>` that
 * is not bold. This function removes that `<b>`.
 */
function toFormats(element: Element): void {
  const style = styleOf(element);
  element.removeAttribute(STYLE);
  if (element.tagName === 'B' && /(?:^|;)\s*font-weight:\s*(?:normal|400)/.test(style)) {
    unwrap(element);
    return;
  }
  if (element.tagName !== 'SPAN' || element.textContent === '') return;
  const marks = [
    /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/.test(style) && 'strong',
    /font-style:\s*italic/.test(style) && 'em',
    // Ignore the underline of links, because all links are underlined.
    /text-decoration[^;]*underline/.test(style) &&
      !element.closest('a') &&
      !element.querySelector('a') &&
      'u',
    /text-decoration[^;]*line-through/.test(style) && 's',
  ];
  for (const mark of marks) {
    if (!mark) continue;
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
  unwrap(element);
}

/** Moves nested lists into their items, because Google Docs writes them after the items. Also unwraps paragraphs in items. */
function nestLists(document: Document): void {
  for (const list of document.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
  }
  for (const paragraph of document.querySelectorAll('li > p')) unwrap(paragraph);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
