/** Exhibitor pre-request. */
export const PARTICIPATE_MESSAGES = {
  title: 'Katılımcı Ön Talep Formu',
  crumb: 'Katılımcı Ol',
  lead: 'Hangi fuarda, ne kadar alanla yer almak istediğinizi bildirin; salon planındaki uygun yerleri size sunalım.',
  description:
    'Fuarlarımızda stant açmak isteyen firmalar için ön talep: alan, stant tipi ve başvuru adımları.',
  stepsTitle: 'Talebiniz için gerekenler',
  steps: ['Firma Bilgileri', 'Yetkili Kişi Bilgileri', 'Fuar Katılım Bilgileri'],
  stepTexts: [
    'Firma adı, adres, telefon ve web sitesi.',
    'Ad soyad, görev, e-posta ve cep telefonu.',
    'Katılmak istediğiniz fuar, metrekare olarak alan, stant tipi ve notlarınız.',
  ],
  byContact: 'Bu bilgilerle ekibimize yazın ya da bizi arayın; ön talebinizi sizin için kaydedelim.',
  writeMail: 'Ön talebinizi yazın',
  contactUs: 'İletişim sayfasına git',
  whyTitle: 'Neden Katılmalısınız?',
  why: [
    'Karar vericilerle aynı salonda, yüz yüze görüşme',
    'Bölge illerinden ve komşu ülkelerden alım heyetleri',
    'Metrekareden kuruluma kadar tek bir muhatap',
    'Fuar öncesi ve sonrasında basın ve tanıtım desteği',
  ],
  openFairs: 'Başvuruya açık fuarlar',
};
