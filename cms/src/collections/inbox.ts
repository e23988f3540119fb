import { CONSOLE_MESSAGES } from '@fuar/shared/messages/admin/console';
import type { CollectionConfig, Field } from 'payload';
import { nobody, staffOnly } from '../access/staff-only.ts';
import { keepRequestKey } from '../hooks/keep-request-key.ts';
import { logAccess } from '../personal-data/log-access.ts';

const m = CONSOLE_MESSAGES.inbox;

/** Only the forms of `/api` create rows. */
export const inboxAccess = { ...staffOnly, create: nobody };

export const inboxHooks = {
  beforeDelete: [keepRequestKey],
  afterOperation: [logAccess],
} satisfies CollectionConfig['hooks'];

type TextName = Exclude<keyof typeof m, 'isRead' | 'isSpam' | 'spamHint'>;

/** A text as a visitor sent it. */
export function sentText(name: TextName, { required = false } = {}): Field {
  return { name, type: 'text', label: m[name], required, admin: { readOnly: true } };
}

export function sentLongText(name: TextName, { required = false } = {}): Field {
  return { name, type: 'textarea', label: m[name], required, admin: { readOnly: true } };
}

/** The fields of an inbox row that visitors do not send. */
export function inboxFields(): Field[] {
  const aside = { position: 'sidebar' } as const;
  return [
    { name: 'isRead', type: 'checkbox', label: m.isRead, defaultValue: false, required: true, admin: aside },
    {
      name: 'isSpam',
      type: 'checkbox',
      label: m.isSpam,
      defaultValue: false,
      required: true,
      index: true,
      admin: { ...aside, description: m.spamHint },
    },
    // Never null: MongoDB's unique index would allow only one row with null.
    { name: 'requestKey', type: 'text', unique: true, hidden: true },
  ];
}
