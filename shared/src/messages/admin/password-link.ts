export const PASSWORD_LINK_MESSAGES = {
  forgotTitle: 'Yeni Şifre İste',
  forgotHint: 'E-posta adresinizi yazın; size yeni bir şifre belirleyeceğiniz bağlantıyı gönderelim.',
  sendLink: 'Bağlantı Gönder',
  sendingLink: 'Gönderiliyor...',
  linkSent:
    'Bu adresle bir hesap varsa, bağlantı birkaç dakika içinde e-postayla gelir. Gelmezse yöneticinizden yeni bir davet isteyin.',
  sendFailed: 'Bağlantı istenemedi. Lütfen biraz sonra tekrar deneyin.',
  backToSignIn: 'Girişe dön',
  inviteTitle: 'Şifrenizi Belirleyin',
  inviteHint: 'Şifreniz en az 12 karakter olsun. Kaydedince yönetim paneli açılır.',
  name: 'Ad Soyad',
  nameHint: 'İsteğe bağlı. İş arkadaşlarınız sizi bu adla görür.',
  setPassword: 'Şifreyi Kaydet',
  inviteEndedTitle: 'Bağlantı Geçersiz',
  inviteMissing: 'Bağlantı eksik. Lütfen e-postadaki bağlantının tamamını açın.',
  inviteFailed: 'Şifre kaydedilemedi. Lütfen biraz sonra tekrar deneyin.',
};
