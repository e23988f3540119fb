import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { sliderImageInputSchema } from '@fuar/shared/schemas/slider-image';
import type { CollectionConfig } from 'payload';
import { staffOnly } from '../access/staff-only.ts';
import { changedInField, publicContentHooks } from './public-content.ts';
import { requiredReference } from './required-reference.ts';
import { obeys } from './validate-by-schema.ts';

/** The pictures at the top of the home page. */
export function createSliderImages(): CollectionConfig {
  const { title, subtitle } = sliderImageInputSchema.shape;
  return {
    slug: 'slider-images',
    labels: { singular: m.sliderImage, plural: m.sliderImages },
    access: staffOnly,
    admin: { useAsTitle: 'title', defaultColumns: ['image', 'title', 'subtitle', 'order'] },
    defaultSort: 'order',
    fields: [
      { name: 'image', type: 'upload', relationTo: 'media', label: m.image, validate: requiredReference },
      { name: 'title', type: 'text', label: m.title, validate: obeys(title) },
      { name: 'subtitle', type: 'text', label: m.subtitle, validate: obeys(subtitle) },
      { name: 'order', type: 'number', label: m.order, defaultValue: 0, required: true, min: 0 },
      changedInField(),
    ],
    hooks: publicContentHooks(),
  };
}
