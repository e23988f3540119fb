import type { Config } from 'payload';

type TypesOptions = NonNullable<Config['typescript']>;

/** Leaves out of `payload-types.ts` the time zones, and the types of `select`, for which Payload has general ones. */
const withoutSelects: NonNullable<TypesOptions['schema']>[number] = ({ jsonSchema }) => {
  const { collectionsSelect, globalsSelect, ...properties } = jsonSchema.properties ?? {};
  const definitions = Object.entries(jsonSchema.definitions ?? {}).filter(
    ([name]) => !name.endsWith('_select') && name !== 'supportedTimezones',
  );
  return {
    ...jsonSchema,
    properties,
    required: Object.keys(properties),
    definitions: Object.fromEntries(definitions),
  };
};

const withoutComments: NonNullable<TypesOptions['postProcess']>[number] = ({ compiledTypes }) =>
  compiledTypes.replaceAll(/\/\*\*\n \* This interface was referenced by[^/]+\*\/\n/g, '');

export const SHORT_TYPES = {
  schema: [withoutSelects],
  postProcess: [withoutComments],
} satisfies TypesOptions;
