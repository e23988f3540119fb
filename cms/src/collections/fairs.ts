import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { ADMIN_FAIRS_MESSAGES as fm } from '@fuar/shared/messages/admin/fairs';
import { fairInputSchema, fairSchema } from '@fuar/shared/schemas/fair';
import type { CollectionConfig } from 'payload';
import { staffWith } from '../access/staff-only.ts';
import { clearFairReference } from '../hooks/clear-fair-reference.ts';
import { deleteFairGallery } from '../hooks/delete-fair-gallery.ts';
import { deriveFairDates } from '../hooks/derive-fair-dates.ts';
import { fieldsBySchema } from './fields-by-schema.ts';
import { editedContentFields, editedContentHooks } from './public-content.ts';

export function createFairs(): CollectionConfig {
  return {
    slug: 'fairs',
    labels: { singular: m.fair, plural: m.fairs },
    access: staffWith('content'),
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'date', 'status', 'startDate'] },
    defaultSort: '-startDate',
    fields: [
      ...fieldsBySchema({
        entity: fairSchema,
        input: fairInputSchema,
        labels: fm.fields,
        extras: {
          date: { admin: { description: fm.dateHint } },
          description: { type: 'textarea' },
          status: { defaultValue: 'Upcoming', choices: fm.statuses },
        },
      }),
      { name: 'image', type: 'upload', relationTo: 'media', label: fm.fields.image },
      // Days as `YYYY-MM-DD` sort by calendar on both databases, and no time zone can shift them.
      {
        name: 'startDate',
        type: 'text',
        label: m.startDate,
        index: true,
        admin: { readOnly: true, position: 'sidebar', description: m.derivedFromDate },
      },
      {
        name: 'endDate',
        type: 'text',
        label: m.endDate,
        index: true,
        admin: { readOnly: true, position: 'sidebar' },
      },
      ...editedContentFields(),
    ],
    hooks: editedContentHooks('fair', {
      beforeChange: [deriveFairDates],
      beforeDelete: [deleteFairGallery],
      afterDelete: [clearFairReference],
    }),
  };
}
