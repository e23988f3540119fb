import type { z } from 'zod';

/** The environment has invalid variables; the message names each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Parses an environment. An empty value counts as unset, because a line `NAME=` in an .env file means that `NAME` is unset. */
export function readSettings<S extends z.ZodType>(
  schema: S,
  variables: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new SettingsError(`${[...wrong].map((parts) => parts.join(' ')).join('; ')}.`);
}
