import type { CollectionConfig } from 'payload';
import { internalOnlyRow } from '../access/staff-only.ts';
import { editingFields } from './editing-fields.ts';

/** Each saved state of a fair, a press item or a page (decision 017). `at` is milliseconds since 1970. */
export function createVersions(): CollectionConfig {
  return {
    slug: 'versions',
    access: internalOnlyRow,
    admin: { hidden: true },
    timestamps: false,
    indexes: [{ fields: ['kind', 'rowId'] }],
    fields: [
      { name: 'event', type: 'text', required: true, index: true },
      { name: 'at', type: 'number', required: true },
      ...editingFields(),
    ],
  };
}
