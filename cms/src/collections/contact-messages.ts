import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { contactMessageSchema } from '@fuar/shared/schemas/contact-message';
import type { CollectionConfig } from 'payload';
import { inboxAccess, inboxFields, inboxHooks, sentTexts, withFixedFields, workFields } from './inbox.ts';

export function createContactMessages(): CollectionConfig {
  return {
    slug: 'contact-messages',
    labels: { singular: m.contactMessage, plural: m.contactMessages },
    access: inboxAccess,
    admin: { useAsTitle: 'subject', defaultColumns: ['name', 'email', 'subject', 'isRead', 'isSpam'] },
    defaultSort: '-createdAt',
    fields: withFixedFields([
      ...sentTexts(contactMessageSchema, ['name', 'email', 'subject']),
      ...sentTexts(contactMessageSchema, ['message'], 'textarea'),
      ...workFields('open'),
      ...inboxFields(),
    ]),
    hooks: inboxHooks,
  };
}
