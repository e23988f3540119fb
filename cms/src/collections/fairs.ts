import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { ADMIN_FAIRS_MESSAGES as fm } from '@fuar/shared/messages/admin/fairs';
import type { CollectionConfig } from 'payload';
import { staffOnly } from '../access/staff-only.ts';
import { deleteFairGallery } from '../hooks/delete-fair-gallery.ts';
import { deriveFairDates } from '../hooks/derive-fair-dates.ts';
import { forgetFair } from '../hooks/forget-fair.ts';
import { createRichTextEditor } from '../rich-text/editor.ts';
import { changedInField, publicContentHooks } from './public-content.ts';

export function createFairs(): CollectionConfig {
  return {
    slug: 'fairs',
    labels: { singular: m.fair, plural: m.fairs },
    access: staffOnly,
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'date', 'status', 'startDate'] },
    defaultSort: '-startDate',
    fields: [
      { name: 'title', type: 'text', label: fm.fieldTitle, required: true, maxLength: 200 },
      {
        name: 'date',
        type: 'text',
        label: fm.fieldDate,
        required: true,
        maxLength: 100,
        admin: { description: fm.dateHint },
      },
      { name: 'description', type: 'textarea', label: fm.fieldDescription, required: true, maxLength: 1000 },
      {
        name: 'status',
        type: 'select',
        label: fm.fieldStatus,
        required: true,
        defaultValue: 'Upcoming',
        options: [
          { value: 'Upcoming', label: fm.upcoming },
          { value: 'Completed', label: fm.completedBadge },
        ],
      },
      { name: 'image', type: 'upload', relationTo: 'media', label: fm.fieldImage },
      { name: 'details', type: 'richText', label: fm.fieldDetails, editor: createRichTextEditor() },
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
      changedInField(),
    ],
    hooks: publicContentHooks({
      beforeChange: [deriveFairDates],
      beforeDelete: [deleteFairGallery],
      afterDelete: [forgetFair],
    }),
  };
}
