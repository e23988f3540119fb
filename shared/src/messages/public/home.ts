/** Home page. */
export const HOME_MESSAGES = {
  title: 'Fuar ve Kongre Takvimi',
  headline: 'Bölgenin ticareti bu salonlarda buluşuyor',
  lead: 'Tarımdan sağlığa, yapıdan tekstile: üretici ile alıcıyı aynı çatı altında bir araya getiren ihtisas fuarları.',
  exploreFairs: 'Fuarları Keşfet',
  nextFair: 'Sıradaki fuar',
  events: 'Yaklaşan Etkinlikler',
  seeAll: 'Tümünü Gör',
  nothingToShow: 'Gösterilecek içerik bulunamadı.',
  bannerTitle: 'Standınızı birlikte planlayalım',
  bannerText: 'Fuarlarımız, salon planı ve katılım koşulları hakkında ekibimizle görüşün.',
  bannerAction: 'Bize Ulaşın',
  standSizes: 'Ölçekli üç stant: 3 × 3, 6 × 3 ve 6 × 6 metre',
};
