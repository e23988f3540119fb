const BETWEEN_CELLS = ' – ';
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, thead, tbody, tfoot, tr, td, th, caption';

/**
 * Turns tables into paragraphs, because our rich text has no tables. Each row becomes one paragraph, with its cells joined by '
 * – '. A row with one filled cell keeps that cell's paragraphs. Returns true if it joined cells.
 */
export function flattenTables(document: Document): boolean {
  let isJoined = false;
  // Reverse the rows, so that an inner table is flattened before the table around it.
  for (const row of [...document.querySelectorAll('tr')].reverse()) {
    const cells = [...row.children].filter((cell) => /^t[dh]$/i.test(cell.tagName) && isFilled(cell));
    const [first] = cells;
    if (cells.length < 2) {
      row.replaceWith(...(first?.childNodes ?? []));
      continue;
    }
    isJoined = true;
    const paragraph = document.createElement('p');
    for (const cell of cells) {
      if (cell !== first) paragraph.append(BETWEEN_CELLS);
      toLine(cell);
      paragraph.append(...cell.childNodes);
    }
    row.replaceWith(paragraph);
  }
  for (const element of [...document.querySelectorAll('table, thead, tbody, tfoot, colgroup, caption')]) {
    const isText = /^caption$/i.test(element.tagName);
    const paragraph = document.createElement('p');
    paragraph.append(...(isText ? element.childNodes : []));
    const rows = [...element.childNodes].filter((child) => child.nodeType === 1 || child.textContent?.trim());
    element.replaceWith(...(isText ? [paragraph] : rows));
  }
  return isJoined;
}

function isFilled(cell: Element): boolean {
  return Boolean(cell.textContent?.trim()) || cell.querySelector('img') !== null;
}

function toLine(cell: Element): void {
  for (const element of [...cell.querySelectorAll(`${BLOCKS}, br`)].reverse()) {
    element.replaceWith(' ', ...element.childNodes, ' ');
  }
  cell.normalize();
  for (const text of textsOf(cell)) text.data = text.data.replace(/[ \t\r\n\f]+/g, ' ');
  const [start, end] = [cell.firstChild, cell.lastChild];
  if (start?.nodeType === 3) start.textContent = start.textContent?.trimStart() ?? '';
  if (end?.nodeType === 3) end.textContent = end.textContent?.trimEnd() ?? '';
}

function textsOf(node: Node): Text[] {
  return [...node.childNodes].flatMap((child) => (child.nodeType === 3 ? [child as Text] : textsOf(child)));
}
