import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { internalOnlyRow, nobody } from '../access/staff-only.ts';

/** The collections that only the product itself reads and writes. All moments are milliseconds since 1970. */
export function createInternalCollections(): CollectionConfig[] {
  return [
    // One row, id 1: the content version that is requested, and the version that the site shows. Its moments are numbers (0 means
    // none), because the two databases store and compare dates differently.
    internal('publication', { timestamps: false }, [
      { name: 'requested', type: 'number', defaultValue: 0, required: true },
      { name: 'published', type: 'number', defaultValue: 0, required: true },
      { name: 'publishedAt', type: 'number', defaultValue: 0, required: true },
      { name: 'attempts', type: 'number', defaultValue: 0, required: true },
      { name: 'nextTry', type: 'number', defaultValue: 0, required: true },
      { name: 'leaseUntil', type: 'number', defaultValue: 0, required: true },
      { name: 'message', type: 'text', defaultValue: '' },
    ]),
    // Mail that no server has accepted yet.
    internal('mail-outbox', {}, [
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
    ]),
    // Unpublished content of a fair, a press item or a page (decision 017). `rowId` is absent for a new row. If `rowId` names a
    // deleted row, publishing restores that row.
    internal('drafts', { indexes: [{ fields: ['kind', 'rowId'] }] }, [
      { name: 'state', type: 'text', required: true },
      { name: 'publishAt', type: 'number', index: true },
      { name: 'failure', type: 'text' },
      ...editingFields(),
    ]),
    // Each saved state of a fair, a press item or a page (decision 017).
    internal('versions', { timestamps: false, indexes: [{ fields: ['kind', 'rowId'] }] }, [
      { name: 'event', type: 'text', required: true, index: true },
      { name: 'at', type: 'number', required: true },
      ...editingFields(),
    ]),
    // The record of actions (decision 019): append-only, one row for each action.
    internal('records', { timestamps: false }, [
      { name: 'at', type: 'number', required: true, index: true },
      { name: 'kind', type: 'text', required: true, index: true },
      // Text and number instead of a relation, because the entry outlives the account.
      { name: 'by', type: 'text', index: true },
      { name: 'userId', type: 'number', index: true },
      { name: 'what', type: 'text' },
      { name: 'rowId', type: 'text' },
    ]),
    // Stores the device and the last use of each session for the screen 'Oturumlarım', because Payload's own list of sessions
    // lacks them.
    internal('staff-sessions', { timestamps: false }, [
      { name: 'sid', type: 'text', required: true, unique: true },
      { name: 'userId', type: 'number', required: true, index: true },
      { name: 'device', type: 'text' },
      { name: 'seenAt', type: 'number', required: true },
    ]),
    // The timeline of inbox rows: append-only, except for the state of a mail.
    internal('inbox-events', { timestamps: false, indexes: [{ fields: ['inbox', 'rowId'] }] }, [
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
    ]),
  ];
}

export function createInternalGlobals(): GlobalConfig[] {
  const hidden = { access: { read: nobody, update: nobody }, admin: { hidden: true } };
  return [
    {
      slug: 'security',
      ...hidden,
      fields: [{ name: 'isSecondFactorRequired', type: 'checkbox', defaultValue: false }],
    },
    // Templates for replies to messages, as JSON.
    { slug: 'reply-templates', ...hidden, fields: [{ name: 'templates', type: 'textarea' }] },
  ];
}

function internal(
  slug: string,
  options: Pick<CollectionConfig, 'indexes' | 'timestamps'>,
  fields: Field[],
): CollectionConfig {
  return { slug, access: internalOnlyRow, admin: { hidden: true }, ...options, fields };
}

const editingFields = (): Field[] => [
  { name: 'kind', type: 'text', required: true },
  { name: 'rowId', type: 'text' },
  // The row's version (api/row-version.ts) on which a draft is based, or which an entry of the history copies.
  { name: 'rowVersion', type: 'text' },
  { name: 'title', type: 'text' },
  { name: 'by', type: 'text' },
  // The names of all pictures in one string (`/1f3c….webp/2a4d….png/`), so that a search for a name reads only the index.
  { name: 'pictures', type: 'text', index: true },
  // JSON: the addresses of a deleted fair's gallery pictures, in order.
  { name: 'gallery', type: 'textarea' },
  // JSON: the documents and the exhibitors of a deleted fair.
  { name: 'documents', type: 'textarea' },
  { name: 'exhibitors', type: 'textarea' },
  // JSON: the ids of the stand requests of a deleted fair.
  { name: 'requests', type: 'textarea' },
  // The fields of a save call, as JSON.
  { name: 'fields', type: 'textarea', required: true },
];
