import type { FairNotice } from '../../content/fair-facts.ts';
import type { FairStatus } from '../../content/fair-statuses.ts';
import type { FairDateFault } from '../../dates/parse-fair-date.ts';
import { formatNumber } from '../../text/format-number.ts';
import { LOAD_FAILURES } from './load-failures.ts';

export const ADMIN_FAIRS_MESSAGES = {
  title: 'Fuar Yönetimi',
  list: 'Fuarlar',
  count: (count: number) => `${formatNumber(count)} fuar`,
  loading: 'Fuarlar yükleniyor',
  searchLabel: 'Fuarlarda ara',
  searchPlaceholder: 'Fuar ara...',
  statusFilter: 'Durum',
  all: 'Tümü',
  statuses: { Upcoming: 'Yaklaşan', Completed: 'Tamamlandı' } satisfies Record<FairStatus, string>,
  statusFilters: { Upcoming: 'Yaklaşan', Completed: 'Tamamlanan' } satisfies Record<FairStatus, string>,
  notices: { postponed: 'Ertelendi', cancelled: 'İptal edildi' } satisfies Record<FairNotice, string>,
  sort: 'Sıralama',
  newest: 'En Yeni',
  oldest: 'En Eski',
  add: 'Yeni Fuar Ekle',
  edit: 'Fuarı Düzenle',
  editButton: 'Düzenle',
  deleteButton: 'Sil',
  editFair: (title: string) => `Düzenle: ${title}`,
  deleteFair: (title: string) => `Sil: ${title}`,
  emptyTitle: 'Fuar Bulunamadı',
  emptyText: 'Henüz bir fuar eklenmemiş veya arama kriterlerinize uygun sonuç bulunamadı.',
  clearFilters: 'Aramayı ve filtreleri temizle',
  fields: {
    title: 'Başlık',
    date: 'Tarih',
    description: 'Kısa Açıklama',
    status: 'Durum',
    details: 'Detaylar',
    image: 'Görsel',
  },
  dateUnderstood: (text: string, days: number, weekdays: string) =>
    `${text}, ${formatNumber(days)} gün, ${weekdays}`,
  dateUnknown: 'Tarih okunamadı; fuar listelerin sonunda yer alır. Örneğin 15-17 Ekim 2025',
  dateProposed: (date: string) => `Tarih okunamadı; fuar listelerin sonunda yer alır. Şu mu: ${date}?`,
  dateFaults: {
    noSuchDay: 'Takvimde böyle bir gün yok; fuar listelerin sonunda yer alır.',
    endBeforeStart: 'Bitiş günü başlangıçtan önce; fuar listelerin sonunda yer alır.',
  } satisfies Record<FairDateFault, string>,
  useProposal: 'Öneriyi kullan',
  dateUnread: 'Tarih okunamadı',
  markCompleted: 'Tamamlandı olarak işaretle',
  markFairCompleted: (title: string) => `Tamamlandı olarak işaretle: ${title}`,
  hasEnded: 'Bitiş tarihi geçti',
  dateHint: 'Örneğin 15-17 Ekim 2025',
  loadFailed: LOAD_FAILURES.fairs,
  saveFailed: 'İşlem sırasında bir hata oluştu.',
  deleteFailed: 'Fuar silinirken bir hata oluştu.',
  updated: 'Fuar başarıyla güncellendi!',
  added: 'Fuar başarıyla eklendi!',
  deleted: 'Fuar başarıyla silindi.',
  deleteTitle: 'Fuarı Sil',
  deleteQuestion: (title: string) =>
    `“${title}” fuarını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.`,
};
