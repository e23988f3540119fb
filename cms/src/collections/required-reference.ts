import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { Field } from 'payload';

/**
 * The form requires the reference, but the column does not: SQLite sets the column to null when the referenced row is deleted,
 * and NOT NULL would prevent this.
 */
export const requiredReference = (value: unknown) => Boolean(value) || m.required;

export const requiredFairField = (): Field => ({
  name: 'fair',
  type: 'relationship',
  relationTo: 'fairs',
  label: m.fair,
  index: true,
  validate: requiredReference,
});
