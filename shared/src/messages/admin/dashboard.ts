/** The dashboard, `/admin`. */
export const DASHBOARD_MESSAGES = {
  title: 'Genel Bakış',
  greeting: 'Hoş geldiniz,',
  statistics: 'İstatistikler',
  totalFairs: 'Toplam Fuar',
  upcomingFairs: 'Yaklaşan Fuarlar',
  nextFairs: 'Sıradaki Fuarlar',
  ongoing: 'Devam ediyor',
  startsToday: 'Bugün başlıyor',
  daysLeft: (days: number) => `${days.toLocaleString('tr-TR')} gün kaldı`,
  quickLinks: 'Hızlı Bağlantılar',
  manageFairs: 'Fuarları yönet',
  manageFairsHint: 'Fuar ekleyin, düzenleyin veya silin',
  loadFailed: 'İstatistikler yüklenirken bir sorun oluştu.',
};
