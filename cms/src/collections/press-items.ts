import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { ADMIN_FAIRS_MESSAGES as fm } from '@fuar/shared/messages/admin/fairs';
import { pressItemInputSchema } from '@fuar/shared/schemas/press-item';
import type { CollectionConfig } from 'payload';
import { staffOnly } from '../access/staff-only.ts';
import { createRichTextEditor } from '../rich-text/editor.ts';
import { changedInField, publicContentHooks } from './public-content.ts';
import { obeys } from './validate-by-schema.ts';

export function createPressItems(): CollectionConfig {
  const { date, source, link } = pressItemInputSchema.shape;
  return {
    slug: 'press-items',
    labels: { singular: m.pressItem, plural: m.pressItems },
    access: staffOnly,
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'type', 'date', 'source'] },
    defaultSort: '-date',
    fields: [
      {
        name: 'type',
        type: 'select',
        label: m.type,
        required: true,
        defaultValue: 'Bulletin',
        options: [
          { value: 'Bulletin', label: m.bulletin },
          { value: 'Coverage', label: m.coverage },
        ],
      },
      { name: 'title', type: 'text', label: m.title, required: true, maxLength: 200 },
      // A day as text sorts by calendar on both databases, and no time zone can shift it.
      {
        name: 'date',
        type: 'text',
        label: m.day,
        required: true,
        index: true,
        validate: obeys(date),
        admin: { description: m.dayHint },
      },
      { name: 'image', type: 'upload', relationTo: 'media', label: fm.fieldImage },
      { name: 'content', type: 'richText', label: m.content, editor: createRichTextEditor() },
      { name: 'source', type: 'text', label: m.source, validate: obeys(source) },
      { name: 'link', type: 'text', label: m.link, validate: obeys(link) },
      changedInField(),
    ],
    hooks: publicContentHooks(),
  };
}
