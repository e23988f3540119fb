import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';

/**
 * Required of people, not of the database: SQLite empties a reference when its row goes, and a column that may not be empty
 * would forbid that.
 */
export const requiredReference = (value: unknown) => Boolean(value) || m.required;
