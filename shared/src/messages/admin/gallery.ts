import { formatNumber } from '../../text/format-number.ts';
import { LOAD_FAILURES } from './load-failures.ts';

/** Texts of gallery management, `/admin/gallery`. */
export const ADMIN_GALLERY_MESSAGES = {
  title: 'Galeri Yönetimi',
  fair: 'Fuar',
  chooseFair: 'Bir fuar seçin...',
  upload: 'Görsel Yükle',
  images: 'Fuarın görselleri',
  loading: 'Görseller yükleniyor',
  count: (count: number) => `${formatNumber(count)} görsel`,
  image: (position: number) => `${position}. görsel`,
  select: (position: number) => `${position}. görseli seç`,
  deleteImage: (position: number) => `${position}. görseli sil`,
  selected: (count: number) => `${formatNumber(count)} görsel seçildi`,
  deleteSelected: 'Seçilenleri sil',
  clearSelection: 'Seçimi kaldır',
  emptyTitle: 'Görsel Bulunamadı',
  emptyText: 'Bu fuar için henüz bir görsel eklenmemiş.',
  dialogTitle: 'Galeriye Görsel Ekle',
  cancel: 'İptal',
  submit: (count: number) => `${formatNumber(count)} Görseli Yükle`,
  uploading: 'Yükleniyor...',
  fairsLoadFailed: LOAD_FAILURES.galleryFairs,
  loadFailed: LOAD_FAILURES.gallery,
  noneUploaded: 'Hiçbir görsel yüklenmedi. Kabul edilmeyen dosyalar seçimden çıkarıldı.',
  uploadFailed: 'Görseller yüklenirken hata oluştu.',
  deleteFailed: 'Görsel silinirken hata oluştu.',
  uploaded: 'Görseller başarıyla yüklendi.',
  deleted: 'Görsel silindi.',
  deleteTitle: 'Görseli Sil',
  deleteQuestion: 'Bu görseli kalıcı olarak silmek istediğinizden emin misiniz?',
  deleteManyQuestion: (count: number) =>
    `Seçilen ${formatNumber(count)} görseli kalıcı olarak silmek istediğinizden emin misiniz?`,
  incomplete: 'Lütfen bir fuar seçin ve en az bir görsel yükleyin.',
};
