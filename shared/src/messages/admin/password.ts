export const PASSWORD_MESSAGES = {
  currentPassword: 'Mevcut Şifre',
  newPassword: 'Yeni Şifre',
  repeatPassword: 'Yeni Şifre (tekrar)',
  newPasswordHint: 'En az 12 karakter. Diğer cihazlardaki oturumlar kapanır.',
  passwordsDiffer: 'Yeni şifreler aynı değil.',
  savePassword: 'Şifreyi Değiştir',
  savingPassword: 'Kaydediliyor...',
  passwordChanged: 'Şifreniz değiştirildi.',
  passwordFailed: 'Şifre değiştirilirken bir hata oluştu.',
};
