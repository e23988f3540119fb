import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { cleanText } from '@fuar/shared/text/clean-text';
import type { FieldHook } from 'payload';
import type { z } from 'zod';

export function validateBySchema(schema: z.ZodType): (value: unknown) => true | string {
  return (value) => problemOf(schema, value) ?? true;
}

/**
 * Cleans a string before it is stored, as `/api` does. A validation could only refuse the string. Without cleaning, a lone CR
 * in the string could add a line to the calendar file.
 */
export function storeCleaned(): { beforeValidate: FieldHook[] } {
  return { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanText(value) : value)] };
}

export function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value ?? undefined);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? m.invalid);
}
