import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';

/**
 * Required by the form, not by the column: SQLite sets a reference to null when its row is deleted, and a NOT NULL column
 * would refuse that.
 */
export const requiredReference = (value: unknown) => Boolean(value) || m.required;
