import { decodeComponent } from '@fuar/shared/http/decode-component';
import { shareImage } from '@fuar/shared/paths';
import type { CollectionSlug, FlattenedField, Payload, Where } from 'payload';
import { avifNameOf } from './avif-name.ts';

const PAGE = 100;

export function mediaNamesIn(value: unknown): string[] {
  const names = JSON.stringify(value ?? null).matchAll(/\/media\/([\w%.-]+)/g);
  return [...names].map(([, name = '']) => decodeComponent(name));
}

const isUploadOfMedia = (field: FlattenedField) => field.type === 'upload' && field.relationTo === 'media';

/** All collections except media, with their picture fields. Derived from the config, so that it includes new collections. */
export function collectionsWithMedia(payload: Payload) {
  return payload.config.collections
    .filter(({ slug }) => slug !== 'media')
    .map(({ slug, flattenedFields }) => ({
      slug,
      uploads: flattenedFields.filter(isUploadOfMedia).map(({ name }) => name),
      hasText: flattenedFields.some(({ type }) => type === 'richText'),
    }))
    .filter(({ uploads, hasText }) => hasText || uploads.length > 0);
}

export type References = { ids: Set<unknown>; names: Set<string> };

/** `pause` runs between two pages of rows. */
export async function readReferences(
  payload: Payload,
  collections = collectionsWithMedia(payload),
  pause?: () => Promise<void>,
): Promise<References> {
  const ids = new Set<unknown>();
  const names = new Set<string>();
  for (const { slug, uploads, hasText } of collections) {
    // Skip exhibitors without a logo: there may be tens of thousands of them.
    const where = hasText ? {} : { or: uploads.map((name) => ({ [name]: { exists: true } })) };
    for await (const row of rowsOf(payload, slug, where, pause)) {
      for (const name of uploads) ids.add(row[name]);
      if (hasText) for (const name of mediaNamesIn(row)) names.add(name);
    }
  }
  return { ids, names };
}

/**
 * Yields the rows as stored, because hooks and related rows would only cost time. Pages begin after an id: with page numbers, a
 * row that is deleted meanwhile would move the rows behind it, and one of them would be skipped.
 */
async function* rowsOf(
  payload: Payload,
  collection: CollectionSlug,
  condition: Where,
  pause?: () => Promise<void>,
) {
  for (let after = 0; ; ) {
    const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
      collection,
      where: { and: [{ id: { greater_than: after } }, condition] },
      sort: 'id',
      limit: PAGE,
      pagination: false,
    });
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    after = last.id;
    await pause?.();
  }
}

export type StoredFiles = {
  filename?: string | null | undefined;
  sizes?: Record<string, { filename?: string | null | undefined } | null | undefined> | null | undefined;
};

export function fileNamesOf({ filename, sizes }: StoredFiles): string[] {
  return [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => Boolean(name),
  );
}

export function allFilesOf(files: StoredFiles): string[] {
  const names = fileNamesOf(files);
  const avif = names.map(avifNameOf).filter((name) => name !== undefined);
  return [...names, ...avif, ...(files.filename ? [shareImage(files.filename)] : [])];
}

export async function isInHistory(payload: Payload, media: StoredFiles): Promise<boolean> {
  const where = { or: fileNamesOf(media).map((name) => ({ pictures: { contains: `/${name}/` } })) };
  for (const collection of ['drafts', 'versions'] as const) {
    if ((await payload.db.count({ collection, where })).totalDocs > 0) return true;
  }
  return false;
}

export async function isMediaUsed(payload: Payload, id: number): Promise<boolean> {
  const collections = collectionsWithMedia(payload);
  for (const { slug, uploads } of collections) {
    for (const name of uploads) {
      const where = { [name]: { equals: id } };
      if ((await payload.db.count({ collection: slug, where })).totalDocs > 0) return true;
    }
  }
  const media = await payload.db.findOne<StoredFiles & { id: number }>({
    collection: 'media',
    where: { id: { equals: id } },
  });
  if (!media) return false;
  if (await isInHistory(payload, media)) return true;
  const texts = collections.filter(({ hasText }) => hasText).map((each) => ({ ...each, uploads: [] }));
  const { names } = await readReferences(payload, texts);
  return fileNamesOf(media).some((name) => names.has(name));
}
