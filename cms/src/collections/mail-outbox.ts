import type { CollectionConfig } from 'payload';
import { internalOnlyRow } from '../access/staff-only.ts';

/** Mail that no server has accepted yet. Moments are milliseconds since 1970, as in the publication row. */
export function createMailOutbox(): CollectionConfig {
  return {
    slug: 'mail-outbox',
    access: internalOnlyRow,
    admin: { hidden: true },
    fields: [
      { name: 'kind', type: 'text', required: true },
      { name: 'to', type: 'text' },
      { name: 'replyTo', type: 'text' },
      // The id of the reply's event, whose state shows whether the mail was sent.
      { name: 'eventId', type: 'number', index: true },
      { name: 'subject', type: 'text', required: true },
      { name: 'text', type: 'textarea', required: true },
      // All attempts use this id, so that mail programs recognise a mail that was sent twice.
      { name: 'messageId', type: 'text', required: true },
      { name: 'attempts', type: 'number', defaultValue: 0, required: true },
      { name: 'nextTry', type: 'number', defaultValue: 0, required: true, index: true },
      // Set just before a mail server can accept a reply. If it is still set after a crash, the reply is not sent again.
      { name: 'isHandedOver', type: 'checkbox', defaultValue: false },
      { name: 'leaseUntil', type: 'number', defaultValue: 0, required: true },
    ],
  };
}
