/** What a person is told about a field. Section 5 of the specification, and what it leaves open. */
export const VALIDATION_MESSAGES = {
  titleRequired: 'Başlık zorunludur.',
  dateRequired: 'Tarih zorunludur.',
  descriptionRequired: 'Kısa açıklama zorunludur.',
  emailRequired: 'E-posta alanı zorunludur.',
  passwordRequired: 'Şifre zorunludur.',
  notText: 'Bu alan metin olmalıdır.',
  tooLong: (max: number) => `En fazla ${max.toLocaleString('tr-TR')} karakter yazabilirsiniz.`,
  invalidDay: 'Geçerli bir tarih giriniz.',
  invalidId: 'Geçersiz kimlik.',
  countOutOfRange: (max: number) => `1 ile ${max.toLocaleString('tr-TR')} arasında bir tam sayı giriniz.`,
  unknownStatus: 'Bilinmeyen durum.',
  unknownFields: 'Bilinmeyen alan seçimi.',
  invalidEmail: 'Geçerli bir e-posta adresi giriniz.',
  invalidUrl: 'http:// veya https:// ile başlayan bir adres giriniz.',
  unknownType: 'Bilinmeyen tür.',
};
