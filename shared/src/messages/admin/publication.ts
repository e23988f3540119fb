/** Why the site does not show the last change yet; kept with the publication and shown to staff. */
export const PUBLICATION_MESSAGES = {
  unreachable: 'Yayın sunucusuna ulaşılamadı.',
  answered: (status: number) => `Yayın sunucusu ${status} yanıtı verdi.`,
  buildFailed: 'Site oluşturulurken bir hata oluştu; önceki sürüm yayında kaldı.',
  tookTooLong: 'Site 15 dakika içinde yenilenmedi.',
};
