import type { CollectionConfig } from 'payload';
import { internalOnlyRow } from '../access/staff-only.ts';
import { editingFields } from './editing-fields.ts';

/**
 * Unpublished content of a fair, a press item or a page (decision 017). `rowId` is absent for a new row. If `rowId` names a
 * deleted row, publishing restores that row. `publishAt` is milliseconds since 1970.
 */
export function createDrafts(): CollectionConfig {
  return {
    slug: 'drafts',
    access: internalOnlyRow,
    admin: { hidden: true },
    indexes: [{ fields: ['kind', 'rowId'] }],
    fields: [
      { name: 'state', type: 'text', required: true },
      { name: 'publishAt', type: 'number', index: true },
      { name: 'failure', type: 'text' },
      ...editingFields(),
    ],
  };
}
