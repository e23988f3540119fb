import { LISTS } from '@fuar/shared/content/kinds';
import { keysOf, recordOf } from '@fuar/shared/content/record';
import type { Fair } from '@fuar/shared/schemas/fair';
import { PAGE_KEYS } from '@fuar/shared/schemas/page-content';
import { aFair, aPressItem } from '@fuar/shared/testing/builders';
import type { FixtureContent } from './fixture-api.ts';

const DETAILS = `<h2>Fuarda neler var?</h2>
<p>Üç salonda <strong>180 firma</strong>, iki gün süren <em>alım heyeti</em> programı ve açık alan gösterileri. Program <a href="https://example.com/program">burada</a>.</p>
<ul><li>Traktör, biçerdöver ve ekim makineleri</li><li>Sulama ve gübreleme sistemleri</li></ul>
<p data-lexical-indent="1">Giriş ücretsizdir; çevrim içi kayıt gerekmez.</p>
<blockquote>Geçen yıl 42.000 ziyaretçi ağırladık.</blockquote>
<ol><li>Kayıt masası</li><li>Açılış töreni</li></ol>`;

const PICTURE = {
  imageUrl: '/media/a-1600.webp',
  image: {
    width: 1600,
    height: 1067,
    srcset: [480, 960, 1600].map((width) => ({
      url: `/media/a-${width}.webp`,
      width,
      height: Math.round((width * 2) / 3),
      type: 'image/webp',
    })),
  },
};

const EVERY_FACT: Partial<Fair> = {
  openingHours: 'Her gün 10.00-19.00\nSon gün 10.00-17.00',
  hall: 'A, B ve C salonları',
  hallArea: 12500,
  edition: 9,
  series: 'Güneydoğu Tarım',
  productGroups: ['Traktör ve ekipman', 'Sulama', 'Tohum ve fide', '<b>Yem</b>'],
  visitorsLast: 42000,
  exhibitorsLast: 180,
  supportNote: 'KOSGEB yurt içi fuar desteği kapsamındadır.\nSon başvuru: 1 Eylül 2099.',
  isSupervised: true,
  invitationUrl: 'https://example.com/davet',
  documents: [
    { id: 1, title: 'Katılım sözleşmesi', url: '/media/1f2e.pdf', bytes: 1_258_291 },
    { id: 2, title: 'Stant kuralları', url: '/media/2a3b.pdf', bytes: 340_000 },
  ],
};

/** The content of a new database: the pages' rows exist without text. */
export function anEmptyContent(): FixtureContent {
  const pages = PAGE_KEYS.map((pageKey, index) => ({
    id: index + 1,
    pageKey,
    title: PAGE_TITLES[index] ?? '',
    content: '',
  }));
  return { version: 0, settings: {}, ...recordOf(keysOf(LISTS), () => []), pages };
}

const PAGE_TITLES = [
  'KVKK Aydınlatma Metni',
  'İş Sağlığı ve Güvenliği Politikası',
  'İnsan Kaynakları Politikası',
];

/** Every kind of fair: with and without a picture, long and short, with a date that cannot be parsed, with hostile text. */
export function aFullContent(): FixtureContent {
  return {
    ...anEmptyContent(),
    version: 7,
    pages: anEmptyContent().pages.map((page) => ({ ...page, content: `<h2>Kapsam</h2>${DETAILS}` })),
    slides: [
      {
        id: 2,
        order: 0,
        title: 'Yeni sezonda yerinizi alın',
        subtitle: 'Salon planları açıldı: 12 m²’den başlayan alanlar için ön talebinizi bırakın.',
        ...PICTURE,
      },
      { id: 1, order: 1, imageUrl: '/media/b-1600.webp' },
    ],
    redirects: [
      { from: '/kurumsal.html', to: '/hakkimizda' },
      { from: '/fuar/tarım', to: '/fuarlar/20' },
      { from: '/fuarlar/20', to: '/fuarlar/21' },
      { from: '/basin/42', to: '/kurumsal.html' },
    ],
    galleryImages: [
      { id: 31, fairId: 15, ...PICTURE },
      { id: 32, fairId: 9, ...PICTURE },
      { id: 33, fairId: 9, imageUrl: '/media/b-1600.webp' },
      { id: 34, fairId: 9, ...PICTURE },
    ],
    exhibitors: [
      { id: 1, fairId: 21, name: 'Zerdali Tohum', hall: 'A', stand: '12', productGroup: 'Tohum ve fide' },
      {
        id: 2,
        fairId: 21,
        name: 'Çınar Sulama',
        hall: 'B salonu',
        stand: 'B4',
        productGroup: 'Sulama',
        country: 'Türkiye',
        website: 'https://www.cinar.example/tr/',
        imageUrl: '/media/b-1600.webp',
      },
      { id: 3, fairId: 21, name: '</script><b>Cem & Oğlu</b>' },
    ],
    press: [
      aPressItem({
        id: 42,
        title: 'Yeni salonumuz kapılarını yapı sektörüne açıyor',
        date: '2026-11-02',
        content: DETAILS,
        ...PICTURE,
      }),
      aPressItem({
        id: 41,
        type: 'Coverage',
        title: '“Fuar, bölge ihracatının vitrini”',
        date: '2026-10-20',
        content: '<p>Gazetenin ekonomi sayfasında fuarın bölge ihracatına katkısı anlatıldı.</p>',
        source: 'Dicle Ekonomi',
        link: 'https://example.com/haber',
      }),
      aPressItem({
        id: 40,
        title: '</script><b>"Basın & Duyuru"</b>',
        date: '2026-09-01',
        content: '<p>Kısa duyuru.</p>',
      }),
    ],
    settings: {
      email: 'bilgi@bazaltfuar.example',
      phone: '+90 412 555 21 00',
      address: 'Dicle Vadisi Bulvarı No: 1, 21070 Kayapınar / Diyarbakır',
      instagramUrl: 'https://www.instagram.com/bazaltfuar',
      facebookUrl: 'https://www.facebook.com/bazaltfuar',
      twitterUrl: 'https://x.com/bazaltfuar',
      youtubeUrl: 'https://www.youtube.com/@bazaltfuar',
    },
    fairs: [
      aFair({
        id: 21,
        title: 'Güneydoğu Anadolu Tarım, Hayvancılık ve Gıda Teknolojileri Fuarı',
        date: '30 Eylül - 3 Ekim 2099',
        details: DETAILS,
        description:
          'Traktörden tohuma, sulamadan soğuk zincire: bölgenin en büyük tarım buluşması. Alım heyetleri, canlı hayvan gösterileri ve çiftçi eğitimleriyle dört gün.',
        ...PICTURE,
        ...EVERY_FACT,
      }),
      aFair({
        id: 18,
        title: 'Kitap Fuarı',
        date: '12-20 Mayıs 2099',
        description: 'Yazarlar, yayınevleri ve dokuz gün söyleşi.',
        notice: 'cancelled',
        noticeText: 'Salonun onarımı nedeniyle bu yıl yapılmayacak.',
        invitationUrl: 'https://example.com/davet',
      }),
      aFair({
        id: 15,
        title: 'Mezopotamya Yapı ve Taş Fuarı',
        date: '4-7 Mart 2099',
        description: 'Bazalttan mermere doğal taş, yapı kimyasalları ve iş makineleri.',
        notice: 'postponed',
        previousDate: '3-6 Aralık 2098',
        ...PICTURE,
      }),
      aFair({
        id: 14,
        title: 'Sağlık Turizmi ve Tıbbi Cihaz Fuarı',
        date: '11 Şubat 2099',
        description: 'Hastaneler, klinikler ve tıbbi cihaz üreticileri tek gün süren iş görüşmelerinde.',
      }),
      aFair({
        id: 13,
        title: 'Enerji Zirvesi',
        date: 'Yakında açıklanacak',
        description: 'Güneş, depolama ve şebeke.',
      }),
      aFair({
        id: 9,
        title: 'Tekstil ve Konfeksiyon Fuarı',
        date: '15-17 Ekim 2024',
        status: 'Completed',
        description: 'İplikten vitrine bölge tekstili.',
        ...PICTURE,
      }),
      aFair({
        id: 4,
        title: '</script><b>"Ev & Mobilya"</b>',
        date: '1-4 Kasım 2023',
        status: 'Completed',
        description: '<img src=x onerror=alert(1)> Ev tekstili, mobilya ve dekorasyon.',
        series: 'güneydoğu  TARIM',
        edition: 8,
        visitorsLast: 38500,
      }),
    ],
  };
}
