/** Texts of the route guard and the user menu. They load with every screen, unlike the texts of the sign-in page. */
export const ACCESS_MESSAGES = {
  checkingSession: 'Yükleniyor...',
  unreachable: 'Oturum bilgisi alınamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  sessionEnded: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  changePassword: 'Şifre Değiştir',
};
