import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { sliderImageInputSchema, sliderImageSchema } from '@fuar/shared/schemas/slider-image';
import type { CollectionConfig } from 'payload';
import { staffWith } from '../access/staff-only.ts';
import { fieldsBySchema } from './fields-by-schema.ts';
import { changedInField, publicContentHooks } from './public-content.ts';
import { requiredReference } from './required-reference.ts';

export function createSliderImages(): CollectionConfig {
  return {
    slug: 'slider-images',
    labels: { singular: m.sliderImage, plural: m.sliderImages },
    access: staffWith('content'),
    admin: { useAsTitle: 'title', defaultColumns: ['image', 'title', 'subtitle', 'order'] },
    defaultSort: 'order',
    fields: [
      { name: 'image', type: 'upload', relationTo: 'media', label: m.image, validate: requiredReference },
      ...fieldsBySchema({
        entity: sliderImageSchema,
        input: sliderImageInputSchema,
        labels: { title: m.title, subtitle: m.subtitle },
      }),
      { name: 'order', type: 'number', label: m.order, defaultValue: 0, required: true, min: 0 },
      changedInField(),
    ],
    hooks: publicContentHooks(),
  };
}
