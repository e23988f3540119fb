import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { idParamSchema } from '@fuar/shared/schemas/fields';
import type { Endpoint, FieldBase, SanitizedConfig } from 'payload';
import { nobody } from './staff-only.ts';

/** Answers 404 where Payload's `/rest` would answer 500: for versions, which nothing here has, and for an id that is no number. */
export function guardRestEndpoints({ collections, globals }: SanitizedConfig): void {
  for (const each of [...collections, ...globals]) {
    // The collections of Payload have ids of other types.
    if (!each.endpoints || each.slug.startsWith('payload-')) continue;
    each.endpoints = each.endpoints.filter(({ path }) => !path.startsWith('/versions')).map(withCheckedId);
  }
}

/** Drops the times of a row from the data of staff. Payload stores any text there, and SQLite's rows then cannot be read. */
export function guardRowTimes({ collections }: SanitizedConfig): void {
  const access = { create: nobody, update: nobody } as NonNullable<FieldBase['access']>;
  for (const field of collections.flatMap(({ fields }) => fields)) {
    if ('name' in field && ['createdAt', 'updatedAt'].includes(field.name)) Object.assign(field, { access });
  }
}

function withCheckedId(endpoint: Endpoint): Endpoint {
  const { handler, path } = endpoint;
  if (!path.includes(':id')) return endpoint;
  // Make a new object, because all collections share Payload's endpoint objects.
  return {
    ...endpoint,
    handler: (req) => {
      const id = req.routeParams?.id;
      const isFound = id === undefined || idParamSchema.safeParse(String(id)).success;
      return isFound ? handler(req) : Response.json({ errors: [{ message: m.notFound }] }, { status: 404 });
    },
  };
}
