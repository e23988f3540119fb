/** Labels of an inbox row's work fields, in opened rows, dialogs and exported files. The lists do not load these labels. */
export const INBOX_FIELD_MESSAGES = {
  number: 'Talep no',
  followUpOn: 'Takip günü',
  offeredArea: 'Teklif edilen alan (m²)',
  declineReason: 'Olmama nedeni',
  source: 'Kaynak',
  sources: { form: 'Form', phone: 'Telefon', fair: 'Fuar', mail: 'E-posta' },
  subject: 'Konu',
};
