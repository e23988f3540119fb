export const ADMIN_PAGES_MESSAGES = {
  title: 'Sayfa İçerik Yönetimi',
  list: 'Sayfalar',
  loading: 'Sayfalar yükleniyor',
  loadingEditor: 'Editör yükleniyor',
  fieldTitle: 'Başlık',
  fieldContent: 'İçerik',
  viewPage: 'Sayfayı görüntüle',
  emptyTitle: 'Sayfa İçeriği Bulunamadı',
  saved: 'Sayfa içeriği başarıyla güncellendi!',
  saveFailed: 'İçerik güncellenirken bir hata oluştu.',
};
