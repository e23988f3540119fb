import { keepBlanks } from './html.ts';

/**
 * Turns the clipboard HTML of Word and Google Docs into plain HTML. Formats written as styles become elements, and list
 * items that Word writes as paragraphs become lists. The editor drops all other formats.
 */
export function cleanPastedHtml(html: string): Document {
  const document = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of document.querySelectorAll('script, meta, link, title, xml, style')) element.remove();
  removeComments(document);
  for (const element of document.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element);
  toLists(document);
  for (const element of [...document.body.querySelectorAll('*')]) toFormats(element);
  nestLists(document);
  keepBlanks(document);
  return document;
}

const STYLE = 'data-pasted-style';
// A quoted value may contain `>`.
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Browsers report each style that the Content-Security-Policy forbids, so before parsing style attributes are renamed and style sheets removed. */
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

/** `<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>…` → an item of the list's second level. */
function toLists(document: Document): void {
  let lists: Element[] = [];
  for (const paragraph of [...document.querySelectorAll('p')]) {
    const level = Number(/mso-list:\s*\S+\s+level(\d)/.exec(styleOf(paragraph))?.[1] ?? 0);
    const isNext = lists[0] !== undefined && paragraph.previousElementSibling === lists[0];
    if (!isNext) lists = [];
    if (level === 0) continue;
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      styleOf(span).includes('mso-list:ignore'),
    );
    const tag = /[\p{L}\p{N}]+[.)]/u.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    lists = lists.slice(0, level);
    while (lists.length < level) lists.push(addList(document, lists.at(-1), tag, paragraph));
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

function addList(document: Document, parent: Element | undefined, tag: string, before: Element): Element {
  const list = document.createElement(tag);
  if (parent) (parent.lastElementChild ?? parent).append(list);
  else before.before(list);
  return list;
}

/** Google Docs writes bold words as spans, and wraps all it copies in a `<b>` that is not bold. */
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
    // Links are underlined by themselves.
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

/** Google Docs nests a list directly in a list; it belongs in the previous item. Items contain no paragraphs. */
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
