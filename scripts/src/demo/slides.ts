/** In the order of the home page's slider. */
export const DEMO_SLIDES = [
  {
    title: 'Bölgenin buluşma noktası',
    subtitle: 'Sekiz salon, bir kongre merkezi ve yıl boyunca on dört fuar tek çatı altında.',
    picture: 'slide-venue.webp',
  },
  {
    title: 'Yeni sezonda yerinizi alın',
    subtitle: 'Salon planları açıldı: 12 m²’den başlayan alanlar için ön talebinizi bırakın.',
    picture: 'slide-hall.webp',
  },
  {
    title: 'Tarımın başladığı topraklarda',
    subtitle: 'Çiftçi, sanayici ve araştırmacı beş gün boyunca aynı salonlarda.',
    picture: 'slide-fields.webp',
  },
  {
    title: 'Kongreden konsere',
    subtitle: '1.200 kişilik ana salon ve on iki toplantı odasıyla etkinliğiniz için hazırız.',
    picture: 'slide-congress.webp',
  },
];
