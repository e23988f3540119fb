import type { GlobalConfig } from 'payload';
import { nobody } from '../access/staff-only.ts';

/** Templates for replies to messages, as JSON. Only `/api` reads and writes them. */
export function createReplyTemplates(): GlobalConfig {
  return {
    slug: 'reply-templates',
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
    fields: [{ name: 'templates', type: 'textarea' }],
  };
}
