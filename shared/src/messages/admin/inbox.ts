import { formatNumber } from '../../text/format-number.ts';
import { LOAD_FAILURES } from './load-failures.ts';

export const INBOX_MESSAGES = {
  openPersonalData: 'Kişisel veriler',
  openPersonalDataOf: (email: string) => `Kişisel veriler: ${email}`,
  filter: 'Durum',
  all: 'Tümü',
  unread: 'Okunmamış',
  read: 'Okunmuş',
  isUnread: 'Okunmamış',
  markAsRead: 'Okundu olarak işaretle',
  delete: 'Sil',
  columnDate: 'Tarih',
  columnOpen: 'Aç',
  open: (name: string) => `Ayrıntıları aç: ${name}`,
  close: (name: string) => `Ayrıntıları kapat: ${name}`,
  clearFilters: 'Aramayı ve filtreleri temizle',
  export: 'CSV indir',
  exportFailed: 'Dosya hazırlanmadı, çünkü işlem kaydı yazılamadı. Lütfen tekrar deneyin.',
  more: 'Daha fazla göster',
  statusFailed: 'Durum güncellenirken bir hata oluştu.',
};

export const ADMIN_SUBMISSIONS_MESSAGES = {
  title: 'Katılımcı Talepleri',
  searchLabel: 'Taleplerde ara',
  searchPlaceholder: 'Firma, yetkili veya fuar ara...',
  company: 'Firma',
  contactPerson: 'Yetkili',
  fair: 'Fuar',
  squareMetres: (area: number) => `${formatNumber(area)} m²`,
  loading: 'Talepler yükleniyor',
  count: (count: number) => `${formatNumber(count)} talep`,
  emptyTitle: 'Katılımcı Talebi Bulunmuyor',
  emptyText: 'Ön talep formundan gönderilen talepler burada listelenir.',
  noMatch: 'Arama veya filtre ile eşleşen talep yok.',
  loadFailed: LOAD_FAILURES.submissions,
  deleted: 'Talep başarıyla silindi.',
  deleteFailed: 'Talep silinirken hata oluştu.',
  marked: 'Talep okundu olarak işaretlendi.',
  deleteTitle: 'Talebi Sil',
  deleteQuestion: 'Bu katılımcı talebini kalıcı olarak silmek istediğinizden emin misiniz?',
};
