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
  tooMany: 'Çok fazla dosya seçtiniz.',
  drop: 'Dosyaları buraya sürükleyin veya seçmek için tıklayın',
  dropOne: 'Dosyayı buraya sürükleyin veya seçmek için tıklayın',
  acceptedMany: 'jpeg, jpg, png, gif veya webp; her biri en fazla 15 MB, bir kerede en fazla 30 dosya',
  chosen: 'Seçilen dosyalar',
  remove: (name: string) => `Kaldır: ${name}`,
  progress: (name: string) => `Yükleme ilerlemesi: ${name}`,
};
