import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { exhibitorInputSchema, exhibitorSchema } from '@fuar/shared/schemas/exhibitor';
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { staffWith } from '../access/staff-only.ts';
import { fieldsBySchema } from './fields-by-schema.ts';
import { changedInField, publicContentHooks } from './public-content.ts';
import { requiredFairField } from './required-reference.ts';

/**
 * Adds a missing scheme to an address that was typed in the console. An address that `/api` would refuse is left unchanged,
 * so that the validation of the field refuses it.
 */
const completeWebsite: CollectionBeforeChangeHook = ({ data }) => {
  const { data: website } = exhibitorInputSchema.shape.website.safeParse(data.website);
  return website === undefined ? data : { ...data, website };
};

export function createExhibitors(): CollectionConfig {
  return {
    slug: 'exhibitors',
    labels: { singular: m.exhibitor, plural: m.exhibitors },
    access: staffWith('content'),
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'fair', 'hall', 'stand'] },
    defaultSort: 'name',
    fields: [
      requiredFairField(),
      ...fieldsBySchema({
        entity: exhibitorSchema,
        input: exhibitorInputSchema,
        labels: m.exhibitorFields,
      }),
      { name: 'image', type: 'upload', relationTo: 'media', label: m.exhibitorFields.logo },
      changedInField(),
    ],
    hooks: publicContentHooks({ beforeChange: [completeWebsite] }),
  };
}
