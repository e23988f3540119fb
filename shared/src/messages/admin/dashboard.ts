import { formatNumber } from '../../text/format-number.ts';
import { LOAD_FAILURES } from './load-failures.ts';

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
  daysLeft: (days: number) => `${formatNumber(days)} gün kaldı`,
  quickLinks: 'Hızlı Bağlantılar',
  manageFairs: 'Fuarları yönet',
  manageFairsHint: 'Fuar ekleyin, düzenleyin veya silin',
  managePress: 'Basın içeriklerini yönet',
  managePressHint: 'Bülten ve haber ekleyin, düzenleyin',
  manageGallery: 'Galeriyi yönet',
  manageGalleryHint: 'Fuar fotoğrafları yükleyin veya silin',
  managePages: 'Sayfaları düzenle',
  managePagesHint: 'KVKK, İSG ve insan kaynakları metinleri',
  manageSettings: 'Site ayarları',
  manageSettingsHint: 'İletişim bilgileri ve ana sayfa slider’ı',
  pressItems: 'Basın Bülteni',
  galleryImages: 'Galeri Görseli',
  unread: 'Okunmamışlar',
  noUnread: 'Okunmamış mesaj veya talep yok.',
  message: 'Mesaj',
  request: 'Talep',
  requestedArea: (area: number, count: number) =>
    `${formatNumber(area)} m² talep, ${formatNumber(count)} firma`,
  noRequests: 'Henüz alan talebi yok',
  loadFailed: LOAD_FAILURES.dashboard,
};
