import { ApiError } from '@fuar/shared/api/api-error';
import { EXHIBITOR_COLUMNS, EXHIBITOR_LIMITS } from '@fuar/shared/content/fair-facts';
import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import { exhibitorInputSchema, exhibitorSchema } from '@fuar/shared/schemas/exhibitor';
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { staffWith } from '../access/staff-only.ts';
import { countRows } from '../database/rows.ts';
import { clearDeletedPictures } from '../hooks/clear-deleted-pictures.ts';
import { fieldsBySchema } from './fields-by-schema.ts';
import { changedInField, publicContentHooks } from './public-content.ts';
import { requiredFairField } from './required-reference.ts';

const collection = 'exhibitors';

/**
 * `/api` and `/rest` hold the lock of the fair, so no other call adds an exhibitor between the count and the write. Only a bulk
 * change in `/rest` can exceed the limit, by 24 at most, if it moves exhibitors to a nearly full fair. Payload saves the rows of
 * such a call at the same time.
 */
const refuseFull: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const fair = Number(data.fair);
  // Skip the count if there is no fair, because the validation of the field refuses such a row.
  if (!fair || (operation === 'update' && fair === originalDoc?.fair)) return data;
  if ((await countRows(req.payload, collection, { fair: { equals: fair } })) >= EXHIBITOR_LIMITS.perFair)
    throw new ApiError(400, vm.tooManyExhibitors(EXHIBITOR_LIMITS.perFair));
  return data;
};

export function createExhibitors(): CollectionConfig {
  return {
    slug: collection,
    labels: { singular: m.exhibitor, plural: m.exhibitors },
    access: staffWith('content'),
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'fair', 'hall', 'stand'] },
    defaultSort: 'name',
    fields: [
      requiredFairField(),
      ...fieldsBySchema({ entity: exhibitorSchema, input: exhibitorInputSchema, labels: EXHIBITOR_COLUMNS }),
      { name: 'image', type: 'upload', relationTo: 'media', label: m.exhibitorLogo },
      changedInField(),
    ],
    hooks: publicContentHooks({ beforeChange: [refuseFull], afterChange: [clearDeletedPictures] }),
  };
}
