import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { cleanText } from '@fuar/shared/text/clean-text';
import type { FieldHook } from 'payload';
import type { z } from 'zod';

export function validateBySchema(schema: z.ZodType): (value: unknown) => true | string {
  return (value) => problemOf(schema, value) ?? true;
}

/**
 * Cleans a string before it is stored, as `/api` does with the `schema` of the field. A validation could only refuse the
 * string. Without cleaning, a lone CR in the string could add a line to the calendar file.
 */
export function storeCleaned(schema?: z.ZodType): { beforeValidate: FieldHook[] } {
  return {
    beforeValidate: [
      ({ value }) => {
        if (typeof value !== 'string') return value;
        const cleaned = schema?.safeParse(value).data;
        return typeof cleaned === 'string' ? cleaned : cleanText(value);
      },
    ],
  };
}

export function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value ?? undefined);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? m.invalid);
}
