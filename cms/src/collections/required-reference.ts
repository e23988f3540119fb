import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { Field } from 'payload';

/**
 * Refuses an empty reference in a form. The column itself allows null, because SQLite sets it to null when the referenced row is
 * deleted.
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
