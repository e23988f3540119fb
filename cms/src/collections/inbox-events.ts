import type { CollectionConfig } from 'payload';
import { internalOnlyRow } from '../access/staff-only.ts';

/** The timeline of inbox rows: append-only, except for the state of a mail. `at` is milliseconds since 1970. */
export function createInboxEvents(): CollectionConfig {
  return {
    slug: 'inbox-events',
    access: internalOnlyRow,
    admin: { hidden: true },
    timestamps: false,
    indexes: [{ fields: ['inbox', 'rowId'] }],
    fields: [
      { name: 'inbox', type: 'text', required: true },
      { name: 'rowId', type: 'number', required: true },
      { name: 'at', type: 'number', required: true },
      { name: 'by', type: 'text' },
      { name: 'type', type: 'text', required: true },
      { name: 'text', type: 'textarea' },
      { name: 'from', type: 'text' },
      { name: 'to', type: 'text' },
      { name: 'mailSubject', type: 'text' },
      { name: 'mailState', type: 'text' },
      // The Idempotency-Key of a reply, so that a repeat sends no second mail.
      { name: 'requestKey', type: 'text', index: true },
    ],
  };
}
