import { withFormulaGuard } from '@fuar/shared/text/formula-guard';
import { downloadFile } from './download-file.ts';

type Cell = string | number | undefined;

/** CSV for a Turkish Excel: UTF-8 with BOM, semicolons, no formula injection. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(toCell).join(';')).join('\r\n')}\r\n`;
}

function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = withFormulaGuard(value ?? '');
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function downloadCsv(fileName: string, rows: readonly (readonly Cell[])[]): void {
  downloadFile(fileName, 'text/csv', toCsv(rows));
}
