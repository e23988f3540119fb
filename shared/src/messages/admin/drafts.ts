import { formatNumber } from '../../text/format-number.ts';

/** Texts of the screen `/admin/drafts`. */
export const DRAFTS_MESSAGES = {
  discardDraft: (title: string) => `Taslağı sil: ${title}`,
  discardTitle: 'Taslağı Sil',
  discardQuestion: 'Taslaktaki değişiklikler silinecek, sitedeki içerik değişmeyecek. Emin misiniz?',
  discarded: 'Taslak silindi.',
  discardFailed: 'Taslak silinirken bir hata oluştu.',
  untitled: '(başlıksız)',
  day: 'Gün',
  loadFailed: 'Taslaklar yüklenirken bir hata oluştu.',
  title: 'Taslaklar',
  tabs: 'Taslaklar ve silinenler',
  all: 'Taslaklar',
  deleted: 'Son silinenler',
  siteOnDay: 'Sitenin o günkü hâli',
  kinds: { fair: 'Fuar', press: 'Basın', page: 'Sayfa' },
  count: (count: number) => `${formatNumber(count)} taslak`,
  columnTitle: 'Başlık',
  columnKind: 'Tür',
  columnActions: 'İşlemler',
  loading: 'Taslaklar yükleniyor',
  emptyTitle: 'Taslak Yok',
  emptyText: 'Bir formda “Taslak olarak kaydet” düğmesine bastığınızda taslak burada görünür.',
  changedBy: (time: string, by: string) => `${time}, ${by}`,
  siteOnDayHint: 'Seçtiğiniz güne kadar zamanlanan bütün taslaklarla sitenin nasıl görüneceğini gösterir.',
};
