/** Texts of the route guard and the user menu. Every screen loads them, so the texts of the sign-in page are in `auth.ts`. */
export const ACCESS_MESSAGES = {
  checkingSession: 'Yükleniyor...',
  unreachable: 'Oturum bilgisi alınamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  sessionEnded: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  changePassword: 'Şifre Değiştir',
};
