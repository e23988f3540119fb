/** The dashboard, `/admin`. */
export const DASHBOARD_MESSAGES = {
  title: 'Genel Bakış',
  greeting: 'Hoş geldiniz,',
  statistics: 'İstatistikler',
  totalFairs: 'Toplam Fuar',
  upcomingFairs: 'Yaklaşan Fuarlar',
  quickLinks: 'Hızlı Bağlantılar',
  manageFairs: 'Fuarları yönet',
  manageFairsHint: 'Fuar ekleyin, düzenleyin, yayından kaldırın',
  loadFailed: 'İstatistikler yüklenirken bir sorun oluştu.',
};
