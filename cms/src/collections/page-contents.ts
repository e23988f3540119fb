import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { CollectionConfig } from 'payload';
import { nobody, staffOnly } from '../access/staff-only.ts';
import { createRichTextEditor } from '../rich-text/editor.ts';
import { changedInField, publicContentHooks } from './public-content.ts';

/** The texts of the pages in PAGE_KEYS. The start creates the rows; people only edit them. */
export function createPageContents(): CollectionConfig {
  return {
    slug: 'page-contents',
    labels: { singular: m.pageContent, plural: m.pageContents },
    access: { ...staffOnly, create: nobody, delete: nobody },
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
      },
      { name: 'title', type: 'text', label: m.title, required: true, maxLength: 200 },
      { name: 'content', type: 'richText', label: m.content, editor: createRichTextEditor() },
      changedInField(),
    ],
    hooks: publicContentHooks(),
  };
}
