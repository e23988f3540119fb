/** UI text of the sign-in page, `/signin`, and of the dialog that asks for the password after a session has ended. */
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
  signInAgainHint: 'Oturumunuz sona erdi. Şifrenizi girin; yarım kalan işlem devam eder.',
  cancel: 'İptal',
  secondStep: 'İkinci Adım',
  otherAccount: 'Başka hesapla giriş',
  backToPassword: 'Şifreye dön',
  forgot: 'Şifremi unuttum',
};
