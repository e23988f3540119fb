/**
 * UI text of the route guard and the user menu. Every screen loads this file, so the UI text of the sign-in page is in
 * `auth.ts`.
 */
export const ACCESS_MESSAGES = {
  checkingSession: 'Yükleniyor...',
  noCookies: 'Yönetim paneli için tarayıcınızda çerezlere izin verin.',
  unreachable: 'Oturum bilgisi alınamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  sessionEnded: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  changePassword: 'Şifre Değiştir',
};
