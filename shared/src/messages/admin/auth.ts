export const AUTH_MESSAGES = {
  title: 'Yönetim Paneli Girişi',
  email: 'E-posta',
  password: 'Şifre',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  signIn: 'Giriş Yap',
  signingIn: 'Giriş Yapılıyor...',
  failed: 'Giriş başarısız. Lütfen bilgilerinizi kontrol edin.',
  backHome: 'Ana sayfaya dön',
  signInAgain: 'Yeniden Giriş Yapın',
  signInAgainHint: 'Oturumunuz sona erdi. Şifrenizi giriniz; yarım kalan işlem devam eder.',
  secondStep: 'İkinci Adım',
  otherAccount: 'Başka hesapla giriş',
  backToPassword: 'Şifreye dön',
  forgot: 'Şifremi unuttum',
  otherUser: (email: string) =>
    `Başka bir sekmede ${email} hesabıyla giriş yapıldı. Bu sekmedeki işlemler artık o hesapla yapılır.`,
};
