import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import type { GalleryImage as StoredGalleryImage } from '../../payload-types.ts';
import type { StoredAlbum } from '../content.ts';
import { toImageMembers } from './image.ts';

/** Rows without their picture are left out: it may be gone a moment before they are. */
export function toGalleryImages(stored: StoredGalleryImage[]): GalleryImage[] {
  return stored.flatMap(({ id, image: media }) => {
    const { imageUrl, image } = toImageMembers(media);
    return imageUrl ? [{ id, imageUrl, ...(image ? { image } : {}) }] : [];
  });
}

export function toAlbums(stored: StoredAlbum[]): Album[] {
  return stored.flatMap(({ fair: { id, title, date }, cover, count }) => {
    const { imageUrl, image } = toImageMembers(cover.image);
    return imageUrl ? [{ id, title, date, imageUrl, ...(image ? { image } : {}), imageCount: count }] : [];
  });
}
