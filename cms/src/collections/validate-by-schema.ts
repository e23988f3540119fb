import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { TextFieldSingleValidation } from 'payload';
import type { z } from 'zod';

/** The console obeys the rules of `/api`. */
export function obeys(schema: z.ZodType): TextFieldSingleValidation {
  return (value) => {
    const parsed = schema.safeParse(value ?? undefined);
    return parsed.success || (parsed.error.issues[0]?.message ?? m.invalid);
  };
}
