import { richTextSchema } from '@fuar/shared/schemas/fields';
import type { z } from 'zod';
import type { ToLexical } from '../rich-text/to-lexical.ts';

/** Only optional fields accept an empty string, so only they can become null. */
type Stored<T> = { [K in keyof T]: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };

/**
 * Converts input to stored values: an absent field keeps its value, an empty string clears it. Keys with `undefined` are
 * dropped, because Payload would treat them as values.
 */
export function toStoredValues<T extends object>(input: T): Stored<T> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, value === '' ? null : value])) as Stored<T>;
}

export function toStoredContent(entity: z.ZodObject, input: object, toLexical: ToLexical): object {
  const values = Object.entries(toStoredValues({ ...input })).map(([name, value]) => {
    const isRichText = entity.shape[name] === richTextSchema && typeof value === 'string';
    // A list is stored as one string, with a line for each entry.
    if (Array.isArray(value)) return [name, value.join('\n') || null];
    return [name, isRichText ? toLexical(value) : value];
  });
  return Object.fromEntries(values);
}
