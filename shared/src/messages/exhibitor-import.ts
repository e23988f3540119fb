import { EXHIBITOR_COLUMNS } from '../content/fair-facts.ts';
import { formatNumber } from '../text/format-number.ts';

export const EXHIBITOR_IMPORT_MESSAGES = {
  noHeader: `İlk satırda “${EXHIBITOR_COLUMNS.name}” sütunu yok. Beklenen başlık: ${Object.values(EXHIBITOR_COLUMNS).join(';')}`,
  columnTwice: (column: string) => `“${column}” sütunu iki kez yazılmış.`,
  tooManyRows: (most: number) => `Bir dosyada en fazla ${formatNumber(most)} satır olabilir.`,
  longRow: 'Bu satır çok uzun. İçinde kapanmayan bir tırnak işareti olabilir.',
  openQuote: 'Bu satırdan sonra kapanmayan bir tırnak işareti var.',
  tooManyCells: 'Bu satırda sütunlardan çok hücre var. Ayraç içeren metni tırnak içine alın.',
  repeated: (row: number) => `Bu firma ve stant, dosyanın ${row}. satırında da var.`,
  /** `Web sitesi: Geçerli bir web adresi giriniz.` */
  inColumn: (column: string, message: string) => `${column}: ${message}`,
};
