import { formatNumber } from '../../text/format-number.ts';

/** UI text of the preview of the real page next to a form. */
export const PREVIEW_MESSAGES = {
  open: 'Önizle',
  label: 'Önizleme',
  close: 'Önizlemeyi kapat',
  loading: 'Önizleme hazırlanıyor',
  absent: 'Bu kurulumda önizleme yok: sayfaları hazırlayan program yönetim sunucusunun yanında çalışmıyor.',
  failed: 'Önizleme güncellenemedi.',
  retry: 'Yeniden dene',
  incomplete: 'Önizleme için tamamlanması gerekenler:',
  notYet: 'Yazmaya başlayınca sayfa burada görünür.',
  changes: (count: number) => `Bu değişiklik ${formatNumber(count)} sayfada görünecek`,
  noChanges: 'Değişiklik yok: sayfanın yayındaki hâli',
  scheduledChanges: (count: number) => `Bu güne kadar ${formatNumber(count)} sayfa değişecek`,
  noScheduledChanges: 'Bu güne kadar zamanlanmış bir değişiklik yok',
  pages: 'Değişen sayfalar',
  allPages: (count: number) => `Tümü (${formatNumber(count)})`,
  searchPages: 'Sayfalarda ara',
  morePages: (count: number) => `${formatNumber(count)} sayfa daha var; aramayı daraltın.`,
  noPageFound: 'Aramanıza uyan sayfa yok.',
  marks: { new: 'yeni', changed: '', removed: 'kaldırılıyor' },
  width: 'Genişlik',
  widths: { 390: 'Telefon', 768: 'Tablet', 1280: 'Bilgisayar' },
  dark: 'Koyu tema',
  newTab: 'Yeni sekmede aç',
  frame: (title: string) => `Sayfa: ${title}. Esc ile çıkılır.`,
};
