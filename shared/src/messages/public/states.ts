export const STATE_MESSAGES = {
  beingPrepared: 'Bu sayfa hazırlanıyor.',
  loading: 'Yükleniyor...',
  retry: 'Tekrar dene',
};
