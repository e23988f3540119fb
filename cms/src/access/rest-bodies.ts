import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import { idParamSchema } from '@fuar/shared/schemas/fields';
import {
  addDataAndFileToRequest,
  type Endpoint,
  type FlattenedField,
  type Payload,
  type SanitizedConfig,
} from 'payload';
import { countRows } from '../database/rows.ts';
import { isDocument } from '../rich-text/is-document.ts';

/**
 * The maximum depth of objects and lists in a body. MongoDB stores 180 levels at most, including those that Payload adds, and
 * Payload walks a body recursively.
 */
const MAX_LEVELS = 160;

/** Payload accepts a new password of an account under this name, which is not among the fields. */
const PASSWORD = 'password';

/**
 * Answers 400 to two kinds of bodies: those to which Payload's `/rest` would answer 500, and those with a value that Payload
 * would store but nothing could read. Call this after the other guards, because the guard that is added last runs first. This
 * guard must read the body before another guard takes a lock. Otherwise a slow sender would hold that lock.
 */
export function guardRestBodies({ collections, globals }: SanitizedConfig): void {
  for (const each of [...collections, ...globals]) {
    if (each.endpoints)
      each.endpoints = each.endpoints.map((one) => withCheckedBody(one, each.flattenedFields));
  }
}

function withCheckedBody(endpoint: Endpoint, fields: FlattenedField[]): Endpoint {
  const { handler, method } = endpoint;
  if (method !== 'post' && method !== 'patch' && method !== 'put') return endpoint;
  // The handler removes names that are not in `known` from the body. Payload would pass `_id` and operators such as `$max` to
  // MongoDB, store `details.root` without checking it, and inherit the values of `__proto__`. The highest possible `id` would
  // leave no ids for later rows.
  const known = new Set([...fields.map(({ name }) => name), PASSWORD]);
  known.delete('id');
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        await addDataAndFileToRequest(req);
      } catch {
        return badRequest(m.malformedJson);
      }
      // Set `body` to null, so that Payload's handler does not read the body a second time.
      Object.defineProperty(req, 'body', { value: null });
      if (req.data === undefined) req.data = {};
      const data: unknown = req.data;
      if (!isObject(data)) return badRequest(m.malformedJson);
      if (isTooDeep(data)) return badRequest(m.bodyTooDeep);
      for (const name of Object.keys(data)) if (!known.has(name)) delete data[name];
      const wrong: string[] = [];
      for (const field of fields) {
        // Replace an empty choice with null, because MongoDB refuses a new row with an empty choice.
        if (field.type === 'select' && data[field.name] === '') data[field.name] = null;
        const value = data[field.name];
        const isRight = value === undefined || value === null || (await isOfField(field, value, req.payload));
        if (!isRight) wrong.push(field.name);
      }
      return wrong.length > 0 ? badRequest(m.invalidInput, wrong) : handler(req);
    },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTooDeep(data: object): boolean {
  let level: unknown[] = [data];
  for (let count = 1; level.length > 0; count += 1) {
    if (count > MAX_LEVELS) return true;
    level = level
      .flatMap((value) => Object.values(value as object))
      .filter((value) => typeof value === 'object' && value !== null);
  }
  return false;
}

const isText = (value: unknown) => typeof value === 'string';
/** Allows strings, because Payload reads '12' as a number. SQLite's driver cannot read numbers above MAX_SAFE_INTEGER. */
const isNumber = (value: unknown) =>
  (isText(value) || typeof value === 'number') && !(Math.abs(Number(value)) > Number.MAX_SAFE_INTEGER);

const TYPES: { [type in FlattenedField['type']]?: (value: unknown) => boolean } = {
  text: isText,
  textarea: isText,
  email: isText,
  select: isText,
  number: isNumber,
  checkbox: (value) => typeof value === 'boolean',
  richText: isDocument,
};

async function isOfField(field: FlattenedField, value: unknown, payload: Payload): Promise<boolean> {
  if (field.type !== 'relationship' && field.type !== 'upload') return TYPES[field.type]?.(value) ?? true;
  // `relationTo` is a list only in Payload's own collections, whose references are not checked.
  if (typeof field.relationTo !== 'string' || value === '') return true;
  const id = idParamSchema.safeParse(typeof value === 'number' ? String(value) : value).data;
  if (id === undefined) return false;
  // Check that the row exists. Otherwise SQLite would fail with an error, and MongoDB would store a reference to nothing.
  return (await countRows(payload, field.relationTo, { id: { equals: id } })) > 0;
}

export function badRequest(message: string, fields: string[] = []): Response {
  const errors = fields.map((path) => ({ path, message: vm.invalid }));
  const details = errors.length > 0 ? { name: 'ValidationError', data: { errors } } : {};
  return Response.json({ errors: [{ ...details, message }] }, { status: 400 });
}
