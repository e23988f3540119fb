import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { CollectionConfig } from 'payload';
import { staffWith } from '../access/staff-only.ts';
import { changedInField, publicContentHooks } from './public-content.ts';
import { requiredFairField, requiredReference } from './required-reference.ts';

/** The pictures of a fair; a fair with pictures is an album. */
export function createGalleryImages(): CollectionConfig {
  return {
    slug: 'gallery-images',
    labels: { singular: m.galleryImage, plural: m.galleryImages },
    access: staffWith('content'),
    admin: { defaultColumns: ['image', 'fair', 'createdAt'] },
    defaultSort: '-id',
    fields: [
      requiredFairField(),
      { name: 'image', type: 'upload', relationTo: 'media', label: m.image, validate: requiredReference },
      changedInField(),
    ],
    hooks: publicContentHooks(),
  };
}
