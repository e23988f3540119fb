import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { pageContentChangesSchema, pageContentSchema } from '@fuar/shared/schemas/page-content';
import type { CollectionConfig } from 'payload';
import { nobody, readOnlyField, staffWith } from '../access/staff-only.ts';
import { fieldsBySchema } from './fields-by-schema.ts';
import { editedContentFields, editedContentHooks } from './public-content.ts';

/** The content of the pages in PAGE_KEYS. The CMS creates the rows when it starts; people only edit them. */
export function createPageContents(): CollectionConfig {
  return {
    slug: 'page-contents',
    labels: { singular: m.pageContent, plural: m.pageContents },
    access: { ...staffWith('content'), create: nobody, delete: nobody },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'pageKey', 'updatedAt'] },
    defaultSort: 'id',
    fields: [
      {
        name: 'pageKey',
        type: 'text',
        label: m.pageKey,
        required: true,
        unique: true,
        admin: { readOnly: true, position: 'sidebar' },
        // The key never changes, because pages and consents find their content by this key.
        access: readOnlyField,
      },
      ...fieldsBySchema({
        entity: pageContentSchema,
        input: pageContentChangesSchema.omit({ pageKey: true }),
        labels: { title: m.title, content: m.content },
      }),
      ...editedContentFields(),
    ],
    hooks: editedContentHooks('page'),
  };
}
