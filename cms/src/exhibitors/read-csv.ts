import {
  EXHIBITOR_COLUMN_NAMES,
  EXHIBITOR_COLUMNS,
  type ExhibitorColumn,
} from '@fuar/shared/content/fair-facts';
import { EXHIBITOR_IMPORT_MESSAGES as m } from '@fuar/shared/messages/exhibitor-import';
import { type ExhibitorImport, exhibitorInputSchema } from '@fuar/shared/schemas/exhibitor';
import { withoutFormulaGuard } from '@fuar/shared/text/formula-guard';
import { searchKey } from '@fuar/shared/text/search-key';
import { CsvError, parse } from 'csv-parse/sync';

export type RefusedRows = ExhibitorImport['refused'];

export type CsvRow = { row: number; name: string } & {
  [Column in Exclude<ExhibitorColumn, 'name'>]?: string;
};

const DELIMITERS = [';', ',', '\t'];
const BLANK = new Set([...DELIMITERS, ' ', '\r', '\n']);
/** The number of rows is limited, because the process cannot answer other requests while it reads a file. */
const MAX_ROWS = 10_000;
const MAX_CHARACTERS_PER_ROW = 100_000;
/** A line that tells Excel the delimiter; Excel does not show it as a row. */
const DELIMITER_LINE = /^sep=.\r?\n/i;

/**
 * Decodes a file; undefined for a binary file. Turkish Excel saves CSV as UTF-8 with a byte order mark or as Windows-1254, and
 * "Unicode text" as UTF-16.
 */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  // Only a binary file, such as a spreadsheet's own format, contains zero bytes.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Reads and checks all rows. Numbers them as a spreadsheet does: a row whose cells contain line breaks is still one row. */
export function readCsv(text: string): { rows: CsvRow[]; refused: RefusedRows } {
  const records = readRecords(withoutBlankEnd(text.replace(DELIMITER_LINE, '')));
  if ('refused' in records) return { rows: [], refused: [records.refused] };
  const [header = [], ...body] = records.cells;
  if (body.length > MAX_ROWS)
    return { rows: [], refused: [{ row: MAX_ROWS + 2, message: m.tooManyRows(MAX_ROWS) }] };
  const columns = readHeader(header);
  if ('refused' in columns) return { rows: [], refused: [columns.refused] };

  const rows: CsvRow[] = [];
  const refused: RefusedRows = [];
  for (const [index, cells] of body.entries()) {
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    // Refuse a row with too many cells, because a delimiter within a name has moved the other texts to wrong columns.
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      refused.push({ row, message: m.tooManyCells });
      continue;
    }
    const texts = columns.order.flatMap((column, place) =>
      column ? [[column, oneLine(withoutFormulaGuard(cells[place] ?? ''))] as const] : [],
    );
    const parsed = exhibitorInputSchema.safeParse(Object.fromEntries(texts));
    if (parsed.success) rows.push({ row, ...parsed.data } as CsvRow);
    else
      for (const { path, message } of firstOfEach(parsed.error.issues))
        refused.push({ row, message: inColumn(path[0], message) });
  }
  return { rows, refused };
}

/** Replaces line breaks with spaces, because a form's one-line input would delete them and join the words. */
function oneLine(cell: string): string {
  return cell.replace(/\r\n|\r|\n/g, ' ');
}

/** Removes blank rows at the end. Spreadsheets export thousands of blank rows if these rows are formatted. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (BLANK.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

type Problem = { refused: RefusedRows[number] };

function readRecords(text: string): { cells: string[][] } | Problem {
  try {
    const cells = parse(text, {
      delimiter: delimiterOf(text),
      // A file may mix line endings. By default csv-parse expects the ending of the first line everywhere,
      // and reads two rows as one where the ending differs.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Read the header, the allowed rows, and one row more to detect a file with too many rows.
      to: MAX_ROWS + 2,
      max_record_size: MAX_CHARACTERS_PER_ROW,
      // Keep a quote inside an unquoted cell, as in `6" Boru`.
      relax_quotes: true,
    });
    return { cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message = error.code === 'CSV_MAX_RECORD_SIZE' ? m.longRow : m.openQuote;
    return { refused: { row: Number(error.records ?? 0) + 1, message } };
  }
}

function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r\n|\n|\r/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

const COLUMN_OF = new Map(EXHIBITOR_COLUMN_NAMES.map((name) => [searchKey(EXHIBITOR_COLUMNS[name]), name]));

function readHeader(cells: string[]): { order: (ExhibitorColumn | undefined)[] } | Problem {
  const order = cells.map((cell) => COLUMN_OF.get(searchKey(cell)));
  const twice = order.find((column, place) => column && order.indexOf(column) !== place);
  if (twice) return { refused: { row: 1, message: m.columnTwice(EXHIBITOR_COLUMNS[twice]) } };
  return order.includes('name') ? { order } : { refused: { row: 1, message: m.noHeader } };
}

function inColumn(column: unknown, message: string): string {
  return m.inColumn(EXHIBITOR_COLUMNS[column as ExhibitorColumn] ?? EXHIBITOR_COLUMNS.name, message);
}

function firstOfEach<Issue extends { path: PropertyKey[] }>(issues: Issue[]): Issue[] {
  return issues.filter(({ path }, place) => issues.findIndex((other) => other.path[0] === path[0]) === place);
}
