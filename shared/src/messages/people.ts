export const PEOPLE_MESSAGES = {
  unknownDevice: 'Bilinmeyen cihaz',
  hasTotp: 'Hesabınızda doğrulama uygulaması var. Değiştirmek için önce onu kaldırın.',
  hasPasskey: 'Bu geçiş anahtarı zaten ekli.',
  totpGone: 'Doğrulama uygulaması daha önce kaldırılmış.',
  passkeyGone: 'Bu geçiş anahtarı daha önce kaldırılmış.',
  consoleNeedsSecondFactor:
    'Bu hesabın girişinde ikinci adım var. Lütfen yönetim panelinin giriş sayfasını kullanın.',
};
