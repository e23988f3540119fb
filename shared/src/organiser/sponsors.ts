export type Sponsor = { id: number; name: string; logoUrl: string; websiteUrl: string; order: number };

/** The seven invented regional sponsors that the specification asks for. Their logos are in `public/sponsors`. */
export const SPONSORS: readonly Sponsor[] = [
  { id: 1, name: 'Dicle Havzası Kalkınma Birliği', slug: 'dicle-havzasi' },
  { id: 2, name: 'Bazalt Ticaret ve Sanayi Odası', slug: 'bazalt-tso' },
  { id: 3, name: 'Karacadağ Ticaret Borsası', slug: 'karacadag-borsa' },
  { id: 4, name: 'Surönü Esnaf ve Sanatkârlar Birliği', slug: 'suronu-esnaf' },
  { id: 5, name: 'Yukarı Mezopotamya İhracatçılar Birliği', slug: 'mezopotamya-ihracat' },
  { id: 6, name: 'Hevsel Tarım Üreticileri Birliği', slug: 'hevsel-tarim' },
  { id: 7, name: 'Ongözlü Turizm Geliştirme Vakfı', slug: 'ongozlu-turizm' },
].map(({ id, name, slug }) => ({
  id,
  name,
  logoUrl: `/sponsors/${slug}.svg`,
  websiteUrl: `https://${slug}.example`,
  order: id,
}));
