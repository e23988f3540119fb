export const CALENDAR_MESSAGES = {
  add: 'Takvime Ekle',
  addToGoogle: 'Google Takvim’e ekle',
  opensInNewTab: 'yeni sekmede açılır',
  feedTitle: 'Takviminizde bütün fuarlar',
  feedText:
    'Abone olduğunuzda yaklaşan fuarlar telefonunuzun ya da bilgisayarınızın takvimine düşer; tarihi değişen fuar orada da değişir.',
  subscribe: 'Takvime abone ol',
  download: 'Takvim dosyasını indir',
  feedName: 'Yaklaşan Fuarlar',
  cancelled: 'Bu fuar iptal edildi.',
  postponed: 'Bu fuar ertelendi.',
  previousDate: (date: string) => `Önceki tarih: ${date}`,
};
