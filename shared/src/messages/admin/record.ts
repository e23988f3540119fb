import type { RecordKind } from '../../schemas/people.ts';
import { formatNumber } from '../../text/format-number.ts';

// cspell:ignore press gallery participant submissions
const ROWS = {
  fairs: 'Fuar',
  'press-items': 'Basın içeriği',
  'gallery-images': 'Galeri görseli',
  'fair-documents': 'Fuar belgesi',
  exhibitors: 'Katılımcı',
  'slider-images': 'Slider görseli',
  'page-contents': 'Sayfa içeriği',
  redirects: 'Yönlendirme',
  media: 'Görsel',
  'contact-messages': 'İletişim mesajı',
  'participant-submissions': 'Katılımcı talebi',
  users: 'Hesap',
} as const;

export type RecordedSlug = keyof typeof ROWS;

const messagesAndRequests = (messages: number, requests: number) =>
  `${formatNumber(messages)} iletişim mesajı, ${formatNumber(requests)} katılımcı talebi`;

/** UI text of the record of actions, and the phrases that the CMS stores in its entries. */
export const RECORD_MESSAGES = {
  kinds: {
    signIn: 'Giriş',
    signInFailed: 'Başarısız giriş',
    signOut: 'Çıkış',
    save: 'Kaydetme',
    publish: 'Yayımlama',
    delete: 'Silme',
    restore: 'Geri alma',
    export: 'Dışa aktarma',
    personalData: 'Kişisel verileri görüntüleme',
    erase: 'Kişisel verileri silme',
    user: 'Hesap işlemi',
  } satisfies Record<RecordKind, string>,
  rows: ROWS,
  /** `Fuar: Kitap Fuarı` */
  row: (slug: RecordedSlug, title?: string) => (title ? `${ROWS[slug]}: ${title}` : ROWS[slug]),
  /** `Taslak, Fuar: Kitap Fuarı` */
  draft: (row: string) => `Taslak, ${row}`,
  settings: 'Site ayarları',
  replyTemplates: 'Yanıt şablonları',
  sliderOrder: 'Slider sırası',
  gallery: (title: string, pictures: number) => `Galeri: ${title}, ${formatNumber(pictures)} görsel`,
  /** `Katılımcılar: Kitap Fuarı, 12 eklendi, 3 değişti` */
  exhibitors: (title: string, added: number, changed: number) =>
    `Katılımcılar: ${title}, ${formatNumber(added)} eklendi, ${formatNumber(changed)} değişti`,
  publication: 'Sitenin tamamı',
  /** `time` as in `27 Kasım 2026 09.00`. */
  scheduled: (what: string, time: string) => `${what}, ${time} için zamanlandı`,
  unscheduled: (what: string) => `${what}, zamanlama kaldırıldı`,
  /**
   * These phrases do not contain the account's e-mail address, because an entry stores only the address of the acting person.
   * The `rowId` of the entry identifies the account.
   */
  accounts: {
    saved: 'Hesap kaydedildi',
    deleted: 'Hesap silindi',
    added: 'Hesap eklendi',
    disabled: 'Hesap kapatıldı',
    enabled: 'Hesap açıldı',
    role: (role: string) => `Hesabın rolü: ${role}`,
    invited: 'Davet',
    passwordSet: 'Şifre bağlantıyla belirlendi',
    passwordChanged: 'Şifre değişti',
    passwordAsked: 'Yeni şifre bağlantısı istendi',
    factorAdded: 'İkinci adım eklendi',
    factorRemoved: 'İkinci adım kaldırıldı',
    recoveryCodes: 'Kurtarma kodları yenilendi',
    sessionEnded: 'Oturum kapatıldı',
    sessionsEnded: 'Diğer oturumlar kapatıldı',
    factorRequired: 'İkinci adım herkes için zorunlu',
    factorOptional: 'İkinci adım isteğe bağlı',
  },
  signIns: {
    password: 'Şifre',
    code: 'Şifre ve doğrulama kodu',
    recoveryCode: 'Şifre ve kurtarma kodu',
    passkey: 'Şifre ve geçiş anahtarı',
    link: 'E-postadaki bağlantı',
  },
  signInFailures: {
    unknown: 'Bilinmeyen hesap',
    password: 'Yanlış şifre',
    factor: 'Yanlış ikinci adım',
    disabled: 'Kapalı hesap',
  },
  signOut: 'Oturum',
  found: messagesAndRequests,
  erased: messagesAndRequests,
  exports: {
    contact: (rows: number) => `İletişim mesajları: ${formatNumber(rows)} satır`,
    'participant-submissions': (rows: number) => `Katılımcı talepleri: ${formatNumber(rows)} satır`,
  },
  backup: (time: string) => `Yedek: ${time}`,
};

export const RECORD_SCREEN_MESSAGES = {
  title: 'İşlem Kayıtları',
  hint: 'Kim, ne zaman, ne yaptı? Kayıtlar değiştirilemez ve iki yıl saklanır.',
  person: 'Kişi',
  everybody: 'Herkes',
  kind: 'İşlem',
  allKinds: 'Tümü',
  columnTime: 'Zaman',
  columnWhat: 'Ayrıntı',
  nobody: 'Bilinmeyen kişi',
  /** Shown in place of a person if a command on the server restored a backup or set a password. */
  program: 'Sunucu komutu',
  loading: 'İşlem kayıtları yükleniyor',
  loadFailed: 'İşlem kayıtları yüklenirken bir hata oluştu.',
  count: (count: number, hasMore: boolean) => `${hasMore ? 'Son ' : ''}${formatNumber(count)} işlem`,
  emptyTitle: 'Kayıt Yok',
  emptyText: 'Giriş, kaydetme, silme ve dışa aktarma gibi işlemler burada listelenir.',
  noMatch: 'Seçilen kişi ve işlem için kayıt yok.',
  clearFilters: 'Filtreleri temizle',
  more: 'Daha fazla',
  loadingMore: 'Yükleniyor...',
};
