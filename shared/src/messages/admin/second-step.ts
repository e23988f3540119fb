/** UI text of the second step of a sign-in. It loads only for accounts with a second factor. */
export const SECOND_STEP_MESSAGES = {
  signInFailed: 'Giriş tamamlanamadı. Lütfen tekrar deneyin.',
  code: 'Doğrulama kodu',
  codeHint: 'Doğrulama uygulamanızdaki 6 haneli kodu yazın.',
  anyCode: 'Kod',
  anyCodeHint: 'Doğrulama uygulamanızdaki kodu ya da bir kurtarma kodunu yazın.',
  recoveryCode: 'Kurtarma kodu',
  recoveryCodeHint:
    'Sakladığınız kurtarma kodlarından birini yazın. Her kod bir kez geçer. Kodunuz yoksa bir yöneticiden ikinci adımınızı sıfırlamasını isteyin.',
  useRecoveryCode: 'Kurtarma kodu kullan',
  useApp: 'Doğrulama uygulamasını kullan',
  useCode: 'Bunun yerine kod kullan',
  usePasskey: 'Geçiş anahtarıyla devam et',
  passkeyWaiting:
    'Tarayıcınız geçiş anahtarınızı soruyor. Parmak iziniz, yüzünüz ya da PIN kodunuzla onaylayın.',
  passkeyHint: 'Girişi tamamlamak için geçiş anahtarınızı kullanın.',
  passkeyFailed: 'Geçiş anahtarı kullanılamadı. Tekrar deneyebilir ya da bir kod yazabilirsiniz.',
  continue: 'Devam Et',
  checking: 'Denetleniyor...',
  codeMissing: 'Kodu giriniz.',
};
