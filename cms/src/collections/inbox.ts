import { CONSOLE_MESSAGES } from '@fuar/shared/messages/admin/console';
import type { CollectionConfig, Field, TextareaField, TextField } from 'payload';
import { z } from 'zod';
import { nobody, readOnlyField, staffWith } from '../access/staff-only.ts';
import { deleteEvents } from '../hooks/delete-events.ts';
import { keepRequestKey } from '../hooks/keep-request-key.ts';
import { logAccess } from '../personal-data/log-access.ts';

const m = CONSOLE_MESSAGES.inbox;

/** Only `/api` creates rows, from a form or a call of staff. The console and `/rest` cannot. */
export const inboxAccess = { ...staffWith('inbox'), create: nobody };

const CHANGED_IN_CONSOLE = ['isRead', 'isSpam'];

/**
 * Makes fields read-only in the console. The fields that a visitor filled in never change. `/api` changes the other fields and
 * records each change.
 */
export function withFixedFields(fields: Field[]): Field[] {
  return fields.map((field) => {
    const isFixed = 'name' in field && !CHANGED_IN_CONSOLE.includes(field.name);
    return isFixed ? ({ ...field, access: readOnlyField } as Field) : field;
  });
}

export const inboxHooks = {
  beforeDelete: [keepRequestKey, deleteEvents],
  afterOperation: [logAccess],
} satisfies CollectionConfig['hooks'];

type Label = Exclude<
  keyof typeof m,
  'isRead' | 'isSpam' | 'spamHint' | 'status' | 'followUpOn' | 'offeredArea' | 'declineReason' | 'source'
>;

/** Read-only fields that a visitor filled in. The schema of the entity says which of them are required. */
export function sentTexts<Shape extends z.ZodRawShape>(
  entity: z.ZodObject<Shape>,
  names: readonly (keyof Shape & Label)[],
  type: 'text' | 'textarea' = 'text',
): Field[] {
  return names.map((name) => {
    const required = !(entity.shape[name] instanceof z.ZodOptional);
    return { name, type, label: m[name], required, admin: { readOnly: true } } as TextField | TextareaField;
  });
}

export function workFields(firstStatus: string): Field[] {
  const readOnly = { readOnly: true, position: 'sidebar' } as const;
  return [
    {
      name: 'status',
      type: 'text',
      label: m.status,
      required: true,
      defaultValue: firstStatus,
      index: true,
      admin: readOnly,
    },
    // A number instead of a relation, so that both databases keep the id of a deleted account. SQLite would clear a relation;
    // MongoDB would keep it.
    { name: 'ownerId', type: 'number', index: true, admin: { hidden: true } },
    { name: 'followUpOn', type: 'text', label: m.followUpOn, admin: readOnly },
  ];
}

export function inboxFields(): Field[] {
  const sidebar = { position: 'sidebar' } as const;
  return [
    {
      name: 'isRead',
      type: 'checkbox',
      label: m.isRead,
      defaultValue: false,
      required: true,
      admin: sidebar,
    },
    {
      name: 'isSpam',
      type: 'checkbox',
      label: m.isSpam,
      defaultValue: false,
      required: true,
      index: true,
      admin: { ...sidebar, description: m.spamHint },
    },
    // Never null: MongoDB's unique index would allow only one row with null.
    { name: 'requestKey', type: 'text', unique: true, hidden: true },
  ];
}
