/** Sign-in, `/signin`, and the guard. */
export const AUTH_MESSAGES = {
  checkingSession: 'Yükleniyor...',
  title: 'Yönetim Paneli Girişi',
  email: 'E-posta',
  password: 'Şifre',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  signIn: 'Giriş Yap',
  signingIn: 'Giriş Yapılıyor...',
  failed: 'Giriş başarısız. Lütfen bilgilerinizi kontrol edin.',
  backHome: 'Anasayfaya dön',
  unreachable: 'Oturum bilgisi alınamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  sessionEnded: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
};
