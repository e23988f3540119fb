/** Press room, press detail, and the fallback page of an item that is newer than the site. */
export const PRESS_MESSAGES = {
  title: 'Basın Odası',
  crumb: 'Basın',
  lead: 'Fuarlarımızdan resmî duyurular ve basında çıkan haberler.',
  description: 'Basın bültenleri ve basında çıkan haberler: fuarlarımızdan resmî duyurular ve yayın arşivi.',
  bulletinsTab: 'Basın Bültenleri',
  coverageTab: 'Basında Biz',
  noneFound: 'İçerik Bulunamadı',
  noBulletins: 'Gösterilecek basın bülteni bulunmamaktadır.',
  noCoverage: 'Gösterilecek basında biz içeriği bulunmamaktadır.',
  notFound: 'Haber Bulunamadı',
  notFoundHint: 'Haber yayından kaldırılmış ya da adresi değişmiş olabilir.',
  backToList: 'Basın odasına dön',
};
