import { LISTS, SINGLES } from '@fuar/shared/content/kinds';
import { keysOf } from '@fuar/shared/content/record';
import { describe, expect, test } from 'vitest';
import { serveApi } from '../testing/start-api.ts';

/** Schema fields that are not stored, each with the stored field from which it derives. A fair's id leads to its documents. */
const DERIVED: Record<string, string> = { imageUrl: 'image', fairId: 'fair', documents: 'id' };

describe('content kinds', () => {
  const api = serveApi('sqlite');

  const missing = (schema: { shape: object }, fields: { name: string }[]) => {
    const names = ['id', ...fields.map(({ name }) => name)];
    return Object.keys(schema.shape).filter((name) => !names.includes(DERIVED[name] ?? name));
  };

  test.each(keysOf(LISTS))('%s: stores every field of the schema in the collection', (list) => {
    const { collection, schema } = LISTS[list];
    expect(missing(schema, api.payload.collections[collection].config.flattenedFields)).toEqual([]);
  });

  test.each(keysOf(SINGLES))('%s: stores every field of the schema in the global', (single) => {
    const { global, schema } = SINGLES[single];
    const config = api.payload.globals.config.find(({ slug }) => slug === global);
    expect(missing(schema, config?.flattenedFields ?? [])).toEqual([]);
  });
});
