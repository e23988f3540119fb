import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { CollectionConfig } from 'payload';
import { inboxAccess, inboxFields, inboxHooks, sentLongText, sentText } from './inbox.ts';

export function createContactMessages(): CollectionConfig {
  return {
    slug: 'contact-messages',
    labels: { singular: m.contactMessage, plural: m.contactMessages },
    access: inboxAccess,
    admin: { useAsTitle: 'subject', defaultColumns: ['name', 'email', 'subject', 'isRead', 'isSpam'] },
    defaultSort: '-createdAt',
    fields: [
      sentText('name', { required: true }),
      sentText('email', { required: true }),
      sentText('subject', { required: true }),
      sentLongText('message', { required: true }),
      ...inboxFields(),
    ],
    hooks: inboxHooks,
  };
}
