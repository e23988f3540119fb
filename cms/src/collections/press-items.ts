import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { ADMIN_PRESS_MESSAGES as pm } from '@fuar/shared/messages/admin/press';
import { pressItemInputSchema, pressItemSchema } from '@fuar/shared/schemas/press-item';
import type { CollectionConfig } from 'payload';
import { staffWith } from '../access/staff-only.ts';
import { fieldsBySchema } from './fields-by-schema.ts';
import { editedContentFields, editedContentHooks } from './public-content.ts';

export function createPressItems(): CollectionConfig {
  return {
    slug: 'press-items',
    labels: { singular: m.pressItem, plural: m.pressItems },
    access: staffWith('content'),
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'type', 'date', 'source'] },
    defaultSort: '-date',
    fields: [
      ...fieldsBySchema({
        entity: pressItemSchema,
        input: pressItemInputSchema,
        labels: pm.fields,
        extras: {
          type: { defaultValue: 'Bulletin', choices: pm.types },
          date: { index: true, admin: { description: m.dayHint } },
        },
      }),
      { name: 'image', type: 'upload', relationTo: 'media', label: pm.fields.image },
      ...editedContentFields(),
    ],
    hooks: editedContentHooks('press'),
  };
}
