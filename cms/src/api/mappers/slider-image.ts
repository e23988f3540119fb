import type { AdminSliderImage, SliderImage } from '@fuar/shared/schemas/slider-image';
import type { SliderImage as StoredSliderImage } from '../../payload-types.ts';
import { toImageMembers } from './image.ts';
import { isLive } from './live.ts';

export function toSliderImage(stored: StoredSliderImage): SliderImage {
  const { id, title, subtitle, order } = stored;
  const { imageUrl = '', image } = toImageMembers(stored.image);
  return {
    id,
    imageUrl,
    ...(image ? { image } : {}),
    ...(title ? { title } : {}),
    ...(subtitle ? { subtitle } : {}),
    order,
  };
}

export function toAdminSliderImage(stored: StoredSliderImage, published: number): AdminSliderImage {
  return { ...toSliderImage(stored), live: isLive(stored, published) };
}
