/** Reasons why the site does not show the last change yet. They are stored with the publication and shown to staff. */
export const PUBLICATION_MESSAGES = {
  unreachable: 'Yayın sunucusuna ulaşılamadı.',
  answered: (status: number) => `Yayın sunucusu ${status} yanıtı verdi.`,
  buildFailed: 'Site oluşturulurken bir hata oluştu; önceki sürüm yayında kaldı.',
  tookTooLong: 'Site 15 dakika içinde yenilenmedi.',
  showsOlder:
    'Sitede daha eski bir sürüm gösteriliyor. İçerik yeniden yayımlanınca ya da bir kayıt kaydedilince son sürüm gösterilir.',
};

export const PUBLICATION_STATE_MESSAGES = {
  label: 'Yayın durumu',
  live: 'Yayında',
  queued: 'Sırada',
  building: 'Yayımlanıyor',
  failed: 'Site güncel değil',
  liveSince: (time: string) => `Son yayın: ${time}`,
  retry: 'Yeniden yayımla',
  retryFailed: 'Yayın isteği gönderilemedi.',
};
