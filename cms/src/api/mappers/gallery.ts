import type { Album, GalleryImage } from '@fuar/shared/schemas/gallery';
import { idOf } from '../../database/id-of.ts';
import type { GalleryImage as StoredGalleryImage } from '../../payload-types.ts';
import type { StoredAlbum } from '../content.ts';
import { toImageFields } from './image.ts';

/** Undefined if the picture is already deleted. A picture may be deleted a moment before the row that shows it. */
export function toGalleryImage({ id, image: media }: StoredGalleryImage): GalleryImage | undefined {
  const { imageUrl, image } = toImageFields(media);
  return imageUrl ? { id, imageUrl, ...(image ? { image } : {}) } : undefined;
}

export function toFairImage(stored: StoredGalleryImage): (GalleryImage & { fairId: number }) | undefined {
  const fairId = idOf(stored.fair);
  const image = toGalleryImage(stored);
  return image && fairId ? { ...image, fairId } : undefined;
}

export function toAlbums(stored: StoredAlbum[]): Album[] {
  return stored.flatMap(({ fair: { id, title, date }, cover, count }) => {
    const { imageUrl, image } = toImageFields(cover.image);
    return imageUrl ? [{ id, title, date, imageUrl, ...(image ? { image } : {}), imageCount: count }] : [];
  });
}
