import type { Config } from 'payload';

type TypesOptions = NonNullable<Config['typescript']>;
type Shorten = NonNullable<TypesOptions['schema']>[number];

/** Leaves the time zones and the types of `select` out of `payload-types.ts`. Payload has general types for `select`. */
const withoutSelects: Shorten = ({ jsonSchema }) => {
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

/** Gives all sizes of a picture one type, and gives a locked document a short type instead of a union of all collections. */
const withoutRepetitions: Shorten = ({ jsonSchema }) => {
  const { media, 'payload-locked-documents': locks } = jsonSchema.definitions ?? {};
  const sizes = media?.properties?.sizes?.properties ?? {};
  const [size = {}] = Object.values(sizes);
  for (const name of Object.keys(sizes)) sizes[name] = { $ref: '#/definitions/size' };
  if (locks?.properties)
    locks.properties.document = { tsType: '{ relationTo: string; value: number } | null' };
  return { ...jsonSchema, definitions: { ...jsonSchema.definitions, size } };
};

/** Deletes all comments but the first, because they repeat the name of the type or the hint that the console shows. */
const withoutComments: NonNullable<TypesOptions['postProcess']>[number] = ({ compiledTypes }) =>
  compiledTypes.replaceAll(/ *\/\*\*\n +\* (?!This file)[\s\S]*?\*\/\n/g, '');

export const SHORT_TYPES = {
  schema: [withoutSelects, withoutRepetitions],
  postProcess: [withoutComments],
} satisfies TypesOptions;
