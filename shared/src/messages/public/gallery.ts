export const GALLERY_MESSAGES = {
  title: 'Fotoğraf Galerisi',
  crumb: 'Galeri',
  lead: 'Salonlardan, stantlardan ve buluşmalardan kareler; fuar fuar albümler.',
  description: 'Fuarlarımızdan fotoğraf albümleri: açılışlar, stantlar, ziyaretçiler ve iş görüşmeleri.',
  loadFailed: 'Galeri albümleri yüklenirken bir hata oluştu.',
  imagesFailed: 'Galeri görselleri yüklenemedi.',
  pictures: (count: number) => `${count} fotoğraf`,
  picture: (fair: string, position: number, count: number) => `${fair} – fotoğraf ${position} / ${count}`,
  // cspell:ignore Photo gallery
  /** Keyed by the English labels of yet-another-react-lightbox. */
  lightbox: {
    Previous: 'Önceki fotoğraf',
    Next: 'Sonraki fotoğraf',
    Close: 'Kapat',
    Carousel: 'slayt gösterisi',
    Slide: 'slayt',
    'Photo gallery': 'Fotoğraflar',
    Thumbnails: 'Küçük resimler',
    '{index} of {total}': 'Fotoğraf {index} / {total}',
  },
  noAlbums: 'Henüz Galeri Albümü Yok',
  noAlbumsHint: 'Fuarlardan seçilen fotoğraflar burada albümler hâlinde yer alır.',
};
