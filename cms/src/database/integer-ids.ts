import type { CollectionConfig, Payload } from 'payload';
import { countersOf, rowsOf } from './mongo.ts';

/**
 * MongoDB has no auto-increment, so each collection takes ids from an atomic counter. A field's default value would not
 * do, because the console would use up an id each time somebody opens an empty form.
 */
export function withIntegerIds(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    fields: [{ name: 'id', type: 'number', admin: { hidden: true } }, ...collection.fields],
    hooks: {
      ...collection.hooks,
      beforeChange: [
        ...(collection.hooks?.beforeChange ?? []),
        async ({ data, operation, req }) => {
          if (operation === 'create' && typeof data.id !== 'number') {
            data.id = await nextId(req.payload, collection.slug);
          }
          return data;
        },
      ],
    },
  };
}

async function nextId(payload: Payload, slug: string): Promise<number> {
  const counter = await countersOf(payload).findOneAndUpdate(
    { _id: slug },
    { $inc: { seq: 1 } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!counter) throw new Error(`No counter for ${slug}`);
  return counter.seq;
}

/** Raises each counter to the highest existing id, because rows may come from an import or a restored dump. */
export async function raiseIdCounters(payload: Payload, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    const options = { projection: { _id: 1 }, sort: { _id: -1 }, limit: 1 } as const;
    const [top] = await rowsOf(payload, slug).find({}, options).toArray();
    const seq = top?._id ?? 0;
    await countersOf(payload).updateOne({ _id: slug }, { $max: { seq } }, { upsert: true });
  }
}
