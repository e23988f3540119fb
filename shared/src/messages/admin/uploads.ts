/** Choosing pictures. */
export const UPLOAD_MESSAGES = {
  choose: 'Görsel seç',
  change: 'Görseli değiştir',
  undo: 'Seçimi geri al',
  preview: 'Seçilen görselin önizlemesi',
  current: 'Mevcut görsel',
  accepted: 'jpeg, jpg, png, gif veya webp, en fazla 15 MB',
  wrongType: 'Yalnızca jpeg, jpg, png, gif, webp yüklenebilir.',
  tooLarge: (megabytes: number) => `Dosya ${megabytes} MB sınırını aşıyor.`,
  empty: 'Dosya boş.',
};
