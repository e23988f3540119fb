/** Gallery. */
export const GALLERY_MESSAGES = {
  title: 'Fotoğraf Galerisi',
  crumb: 'Galeri',
  lead: 'Salonlardan, stantlardan ve buluşmalardan kareler; fuar fuar albümler.',
  description: 'Fuarlarımızdan fotoğraf albümleri: açılışlar, stantlar, ziyaretçiler ve iş görüşmeleri.',
  noAlbums: 'Henüz Galeri Albümü Yok',
  noAlbumsHint: 'Fuarlardan seçilen fotoğraflar burada albümler hâlinde yer alır.',
};
