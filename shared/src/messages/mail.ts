/** Notices to staff about posted forms, and receipts to visitors. */
export const MAIL_MESSAGES = {
  messageNotice: (subject: string) => `Yeni iletişim mesajı: ${subject}`,
  requestNotice: (company: string, fair: string) => `Yeni katılımcı talebi: ${company} (${fair})`,
  messageReceipt: 'Mesajınızı aldık',
  requestReceipt: 'Katılım talebinizi aldık',
  dear: (name: string) => `Sayın ${name},`,
  messageReceiptText: 'Mesajınız bize ulaştı. En kısa sürede size dönüş yapacağız.',
  requestReceiptText: (fair: string) =>
    `“${fair}” için gönderdiğiniz katılımcı ön talebi bize ulaştı. Ekibimiz en kısa sürede sizinle iletişime geçecek.`,
  receiptFooter: 'Bu ileti bilgi amaçlıdır; talebi siz göndermediyseniz dikkate almayınız.',
  seeInbox: 'Ayrıntılar yönetim panelindedir.',
  name: 'Ad Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  subject: 'Konu',
  company: 'Firma',
  contact: 'Yetkili',
  fair: 'Fuar',
  area: 'İstenen alan (m²)',
};
