import { formatNumber } from '../../text/format-number.ts';

const firms = (count: number) => `${formatNumber(count)} katılımcı`;

export const EXHIBITOR_MESSAGES = {
  title: 'Katılımcılar',
  place: 'Bulunduğunuz yer',
  backToFairs: 'Fuar Yönetimi',
  list: 'Katılımcı listesi',
  loading: 'Katılımcılar yükleniyor',
  loadFailed: 'Katılımcılar yüklenirken bir hata oluştu.',
  count: firms,
  countOf: (found: number, all: number) => `${formatNumber(all)} katılımcıdan ${formatNumber(found)} tanesi`,
  searchLabel: 'Katılımcılarda ara',
  searchPlaceholder: 'Firma, stant, ürün grubu ara...',
  emptyTitle: 'Katılımcı Yok',
  emptyText: 'Firmaları tek tek ekleyin ya da bir CSV dosyasından alın.',
  noMatch: 'Aramanıza uyan katılımcı yok.',
  clearSearch: 'Aramayı temizle',
  add: 'Katılımcı ekle',
  edit: 'Katılımcıyı düzenle',
  editItem: (name: string) => `Düzenle: ${name}`,
  deleteItem: (name: string) => `Sil: ${name}`,
  columnActions: 'İşlemler',
  logo: 'Logo',
  removeLogo: 'Logoyu kaldır',
  websiteHint: 'Örneğin firma.com',
  save: 'Kaydet',
  saving: 'Kaydediliyor...',
  added: 'Katılımcı eklendi.',
  updated: 'Katılımcı güncellendi.',
  saveFailed: 'Katılımcı kaydedilemedi.',
  moreTyped: 'Kayıt sürerken yazdıklarınız henüz kaydedilmedi. Yeniden “Kaydet”e basın.',
  deleted: 'Katılımcı silindi.',
  deleteFailed: 'Katılımcı silinemedi.',
  deleteTitle: 'Katılımcıyı Sil',
  deleteQuestion: (name: string) =>
    `“${name}” bu fuarın katılımcılarından silinecek. Bu işlem geri alınamaz. Emin misiniz?`,

  export: 'CSV indir',
  fileName: 'katilimcilar.csv',
  import: 'CSV’den al',
};

export const REQUEST_EXHIBITOR_MESSAGES = {
  add: 'Katılımcılara ekle',
  adding: 'Ekleniyor...',
  added: (name: string, fair: string) => `${name}, “${fair}” katılımcılarına eklendi.`,
  failed: 'Katılımcılara eklenemedi.',
  known: 'Bu firma fuarın katılımcıları arasında.',
  open: 'Katılımcı listesini aç',
};
