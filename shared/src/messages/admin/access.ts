/** The route guard and the user menu. These words load with every screen, unlike the words of the sign-in. */
export const ACCESS_MESSAGES = {
  checkingSession: 'Yükleniyor...',
  unreachable: 'Oturum bilgisi alınamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  sessionEnded: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  changePassword: 'Şifre Değiştir',
};
