import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { Field } from 'payload';

/**
 * The form requires the reference, but the column does not: SQLite sets it to null when the referenced row is deleted,
 * and a NOT NULL column would refuse that.
 */
export const requiredReference = (value: unknown) => Boolean(value) || m.required;

/** The fair that a row belongs to. */
export const requiredFairField = (): Field => ({
  name: 'fair',
  type: 'relationship',
  relationTo: 'fairs',
  label: m.fair,
  index: true,
  validate: requiredReference,
});
