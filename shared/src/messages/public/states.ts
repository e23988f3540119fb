/** What lists and pages say while they wait for an answer, or where none came. */
export const STATE_MESSAGES = {
  beingPrepared: 'Bu sayfa hazırlanıyor.',
  loading: 'Yükleniyor...',
  retry: 'Tekrar dene',
  tryLater: 'Bağlantınızı kontrol edip tekrar deneyebilirsiniz.',
};
