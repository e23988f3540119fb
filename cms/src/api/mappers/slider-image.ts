import { type AdminSliderImage, sliderImageSchema } from '@fuar/shared/schemas/slider-image';
import type { SliderImage as StoredSliderImage } from '../../payload-types.ts';
import { createMapper } from './entity.ts';
import { isLive } from './live.ts';

export const toSliderImage = createMapper(sliderImageSchema);

export function toAdminSliderImage(stored: StoredSliderImage, published: number): AdminSliderImage {
  return { ...toSliderImage(stored), live: isLive(stored, published) };
}
