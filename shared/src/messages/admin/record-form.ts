/** Forms that save a row, and what they say when somebody else has saved it first. */
export const RECORD_FORM_MESSAGES = {
  save: 'Kaydet',
  saving: 'Kaydediliyor...',
  keepsImage: 'Yeni bir görsel seçilmezse mevcut görsel korunur.',
  changed: 'Siz düzenlerken bu kaydı başka biri değiştirdi. Yazdıklarınız henüz kaydedilmedi.',
  overwrite: 'Üzerine yaz',
  openLatest: 'Son hâlini aç',
  showsLatest: 'Kaydın son hâlini görüyorsunuz. Yazdıklarınız saklandı.',
  restore: 'Yazdıklarıma dön',
  gone: 'Bu kayıt artık yok; siz düzenlerken silinmiş.',
};
