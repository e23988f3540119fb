import type { CollectionConfig } from 'payload';
import { internalOnlyRow } from '../access/staff-only.ts';

/** The record of actions (decision 019): append-only, one row for each action. `at` is milliseconds since 1970. */
export function createRecords(): CollectionConfig {
  return {
    slug: 'records',
    access: internalOnlyRow,
    admin: { hidden: true },
    timestamps: false,
    fields: [
      { name: 'at', type: 'number', required: true, index: true },
      { name: 'kind', type: 'text', required: true, index: true },
      // Text and number instead of a relation, because the entry outlives the account.
      { name: 'by', type: 'text', index: true },
      { name: 'userId', type: 'number', index: true },
      { name: 'what', type: 'text' },
      { name: 'rowId', type: 'text' },
    ],
  };
}
