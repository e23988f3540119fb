export const MAIL_MESSAGES = {
  messageNotice: (subject: string) => `Yeni iletişim mesajı: ${subject}`,
  requestNotice: (company: string, fair: string) => `Yeni katılımcı talebi: ${company} (${fair})`,
  messageReceipt: 'Mesajınızı aldık',
  requestReceipt: 'Katılım talebinizi aldık',
  messageReceiptText: 'Mesajınız bize ulaştı. En kısa sürede size dönüş yapacağız.',
  requestReceiptText: (fair: string, number: string) =>
    `“${fair}” için gönderdiğiniz katılımcı ön talebi bize ulaştı. Ekibimiz en kısa sürede sizinle iletişime geçecek.\n\nTalep numaranız: ${number}. Bize yazarken ya da ararken bu numarayı belirtebilirsiniz.`,
  receiptFooter: 'Bu ileti bilgi amaçlıdır; formu siz göndermediyseniz dikkate almayın.',
  links: {
    invite: {
      subject: 'Hesabınız için şifre belirleyin',
      text: 'Yönetim panelindeki hesabınızın şifresini belirlemek için aşağıdaki bağlantıyı açın.',
    },
    forgotten: {
      subject: 'Yeni şifre belirleyin',
      text: 'Yönetim panelindeki hesabınız için yeni bir şifre istendi. Yeni şifrenizi belirlemek için aşağıdaki bağlantıyı açın.',
    },
  },
  linkHint: (hours: number) =>
    `Bağlantı ${hours} saat boyunca ve yalnızca bir kez kullanılabilir. Yeni bir bağlantı gönderilirse bu bağlantı geçersiz olur.`,
  linkFooter: 'Bu iletiyi beklemiyorsanız dikkate almayın ve bağlantıyı kimseyle paylaşmayın.',
  seeInbox: 'Ayrıntılar yönetim panelindedir.',
  number: 'Talep numarası',
  name: 'Ad Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  subject: 'Konu',
  company: 'Firma',
  contact: 'Yetkili',
  fair: 'Fuar',
  area: 'Talep edilen alan (m²)',
};
