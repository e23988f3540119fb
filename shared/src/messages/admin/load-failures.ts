/** Messages for lists that cannot be loaded. This file has no other messages, because every screen loads it. */
export const LOAD_FAILURES = {
  dashboard: 'İstatistikler yüklenirken bir sorun oluştu.',
  drafts: 'Taslaklar yüklenirken bir hata oluştu.',
  fairs: 'Fuarlar getirilirken bir hata oluştu.',
  galleryFairs: 'Galeri verileri yüklenirken hata oluştu.',
  gallery: 'Galeri görselleri yüklenirken hata oluştu.',
  pages: 'Sayfa içerikleri yüklenirken bir hata oluştu.',
  press: 'Basın verileri yüklenirken hata oluştu.',
  settings: 'Veriler yüklenirken bir hata oluştu.',
  contact: 'Mesajlar yüklenirken bir hata oluştu.',
  submissions: 'Katılımcı talepleri yüklenirken bir hata oluştu.',
};
