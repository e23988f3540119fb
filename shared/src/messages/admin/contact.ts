import { formatNumber } from '../../text/format-number.ts';
import { LOAD_FAILURES } from './load-failures.ts';

/** A separate file, so that the other inbox does not load it. */
export const ADMIN_CONTACT_MESSAGES = {
  title: 'İletişim Mesajları',
  searchLabel: 'Mesajlarda ara',
  searchPlaceholder: 'Ad, e-posta veya konu ara...',
  number: 'Mesaj no',
  sender: 'Gönderen',
  email: 'E-posta',
  subject: 'Konu',
  message: 'Mesaj',
  isRead: 'Okundu',
  yes: 'Evet',
  no: 'Hayır',
  loading: 'Mesajlar yükleniyor',
  count: (count: number) => `${formatNumber(count)} mesaj`,
  emptyTitle: 'Gelen Kutusu Boş',
  emptyText: 'İletişim formundan gönderilen mesajlar burada listelenir.',
  noMatch: 'Arama veya filtre ile eşleşen mesaj yok.',
  loadFailed: LOAD_FAILURES.contact,
  deleted: 'Mesaj başarıyla silindi.',
  deleteFailed: 'Mesaj silinirken hata oluştu.',
  marked: 'Mesaj okundu olarak işaretlendi.',
  deleteTitle: 'Mesajı Sil',
  deleteQuestion: 'Bu mesajı kalıcı olarak silmek istediğinizden emin misiniz?',
  fileName: 'iletisim-mesajlari.csv',
};
