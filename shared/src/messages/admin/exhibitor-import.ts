import { formatNumber } from '../../text/format-number.ts';
import { EXHIBITOR_MESSAGES } from './exhibitors.ts';

export const IMPORT_DIALOG_MESSAGES = {
  title: 'CSV’den Katılımcı Al',
  hint: 'Önce dosya denenir ve ne olacağı gösterilir; siz onaylayana kadar hiçbir şey değişmez. Firması ve standı aynı olan satır, o katılımcıyı günceller.',
  columns: (names: readonly string[]) => `Sütunlar: ${names.join(', ')}. Yalnızca ilki zorunludur.`,
  template: 'Boş şablonu indir',
  templateName: 'katilimci-sablonu.csv',
  file: 'CSV dosyası',
  fileHint: 'Excel’den CSV olarak kaydedilmiş dosya, en fazla 2\u00a0MB',
  choose: 'Dosya seç',
  chooseOther: 'Başka dosya seç',
  trying: 'Dosya deneniyor...',
  added: 'eklenecek',
  changed: 'güncellenecek',
  refused: 'alınamayan satır',
  nothing: 'Dosyadaki katılımcıların hepsi listede aynı hâliyle var.',
  mendFirst: 'Hiçbir satır alınmadı. Bu satırları dosyada düzeltip yeniden seçin.',
  firstRows: (count: number) =>
    `Aşağıda ilk ${formatNumber(count)} neden var; kalanları, bunlar düzeltilince görünür.`,
  row: 'Satır',
  reason: 'Neden',
  action: (count: number) => (count > 0 ? `${EXHIBITOR_MESSAGES.count(count)} al` : 'İçe al'),
  importing: 'Alınıyor...',
  done: (added: number, changed: number) =>
    `${formatNumber(added)} katılımcı eklendi, ${formatNumber(changed)} katılımcı güncellendi.`,
  failed: 'Dosya alınamadı.',
};
