import { failureStatuses, isConditional } from '@fuar/shared/api/failure-statuses';
import type { FileRule, Route } from '@fuar/shared/api/route';
import { ROUTES } from '@fuar/shared/api/routes';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { errorBodySchema } from '@fuar/shared/schemas/error';
import { z } from 'zod';
import { IMAGE_TYPES } from '../media/check-image.ts';
import { IMAGE_LIMITS } from '../media/limits.ts';
import { SESSION_COOKIE } from './middleware/session.ts';

type Json = Record<string, unknown>;
type Io = 'input' | 'output';

const COMPONENTS = '#/components/schemas/';

/**
 * The named schemas in zod's global registry. They are copied when this module loads, because the console's bundle later
 * registers its own copies of these schemas under the same names.
 */
const NAMED = z.registry<{ id: string }>();
for (const [id, schema] of z.globalRegistry._idmap) NAMED.add(schema, { id });

const IMAGES = IMAGE_TYPES.join(', ');
const FILE_TYPES: Record<FileRule['field'], string> = {
  imageFile: IMAGES,
  imageFiles: IMAGES,
  documentFile: 'application/pdf',
  csvFile: 'text/csv',
};

/** `Prefer: version` requests the row versions that `If-Match` takes. */
const PREFER: Json = { name: 'Prefer', in: 'header', required: false, schema: { type: 'string' } };
const IF_MATCH: Json = { ...PREFER, name: 'If-Match' };

function schemaOf(schema: z.ZodType, io: Io): Json {
  const id = z.globalRegistry.get(schema)?.id;
  if (id) return { $ref: COMPONENTS + id };
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, { io }) as Json;
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', COMPONENTS));
}

function parameters(where: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, type]) => ({
    name,
    in: where,
    required: where === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(type as z.ZodType, 'output'),
  }));
}

function requestBody(route: Route): Json | undefined {
  if (route.body) {
    const content = { 'application/json': { schema: schemaOf(route.body, 'input') } };
    return { required: !route.isBodyOptional, content };
  }
  if (!route.form) return undefined;
  const fields = schemaOf(route.form, 'input') as { properties?: Json; required?: string[] };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const { field, required } = route.files;
  const schema = {
    ...fields,
    properties: {
      ...fields.properties,
      [field]:
        field === 'imageFiles'
          ? { type: 'array', items: file, minItems: 1, maxItems: IMAGE_LIMITS.filesPerCall }
          : file,
    },
    required: [...(fields.required ?? []), ...(required ? [field] : [])],
  };
  const encoding = { [field]: { contentType: FILE_TYPES[field] } };
  const content = {
    'multipart/form-data': { schema, encoding },
    ...(route.isJsonAllowed && { 'application/json': { schema: fields } }),
  };
  return { required: true, content };
}

function responses(route: Route): Json {
  const all: Json = {
    [route.status]: {
      description: route.summary,
      ...(route.answer
        ? {
            content: {
              [route.contentType ?? 'application/json']: { schema: schemaOf(route.answer, 'output') },
            },
          }
        : {}),
    },
  };
  if (route.accepted) {
    const schema = schemaOf(route.accepted, 'output');
    all[202] = { description: 'One more step is needed', content: { 'application/json': { schema } } };
  }
  const error = { 'application/json': { schema: schemaOf(errorBodySchema, 'output') } };
  for (const status of failureStatuses(route)) all[status] = { description: 'Error', content: error };
  return all;
}

export function createOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [group, table] of Object.entries(ROUTES)) {
    for (const [name, route] of Object.entries(table) as [string, Route][]) {
      const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
      const body = requestBody(route);
      paths[path] = {
        ...paths[path],
        [route.method]: {
          operationId: `${group}.${name}`,
          summary: route.summary,
          ...(route.access !== 'public' ? { security: [{ session: [] }] } : {}),
          parameters: [
            ...parameters('path', route.params),
            ...parameters('query', route.query),
            ...(route.isVersioned === true ? [PREFER] : []),
            ...(isConditional(route) ? [IF_MATCH] : []),
          ],
          ...(body ? { requestBody: body } : {}),
          responses: responses(route),
        },
      };
    }
  }
  const { schemas } = z.toJSONSchema(NAMED, { uri: (id) => COMPONENTS + id }) as {
    schemas: Record<string, Json>;
  };
  const components = Object.entries(schemas).map(([id, { $schema, $id, id: _, ...rest }]) => [id, rest]);
  return {
    openapi: '3.1.0',
    info: { title: `${ORGANISER.product} /api`, version: '1.0.0' },
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}
