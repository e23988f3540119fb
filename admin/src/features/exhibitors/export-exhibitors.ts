import { EXHIBITOR_COLUMN_NAMES, EXHIBITOR_COLUMNS } from '@fuar/shared/content/fair-facts';
import { EXHIBITOR_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitors';
import type { Exhibitor } from '@fuar/shared/schemas/exhibitor';
import { downloadCsv } from '../../lib/csv.ts';

export const CSV_HEAD = EXHIBITOR_COLUMN_NAMES.map((name) => EXHIBITOR_COLUMNS[name]);

export function exportExhibitors(exhibitors: readonly Exhibitor[]): void {
  const rows = exhibitors.map((exhibitor) => EXHIBITOR_COLUMN_NAMES.map((name) => exhibitor[name]));
  downloadCsv(m.fileName, [CSV_HEAD, ...rows]);
}
