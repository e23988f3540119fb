import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** Validates a form with a contract schema. Returns the first message of each field, or the values to send. */
export function schemaResolver<Values extends FieldValues, Input>(
  schema: z.ZodMiniType<Input>,
  toInput: (values: Values) => unknown,
): Resolver<Values, unknown, Input> {
  return (values) => {
    const parsed = z.safeParse(schema, toInput(values));
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of parsed.error.issues) {
      errors[String(path[0])] ??= { type: 'schema', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
