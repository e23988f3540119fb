import { decodeComponent } from '@fuar/shared/http/decode-component';
import { shareImage } from '@fuar/shared/paths';
import type { FlattenedField, Payload } from 'payload';
import { countRows, findById } from '../database/rows.ts';
import { rowsInPages } from '../database/rows-in-pages.ts';
import { avifNameOf } from './avif-name.ts';

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

type StoredRow = Record<string, unknown> & { id: number };

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
    for await (const row of rowsInPages<StoredRow>(payload, { collection: slug, where, pause })) {
      for (const name of uploads) ids.add(row[name]);
      if (hasText) for (const name of mediaNamesIn(row)) names.add(name);
    }
  }
  return { ids, names };
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
    if ((await countRows(payload, collection, where)) > 0) return true;
  }
  return false;
}

export async function isMediaUsed(payload: Payload, id: number): Promise<boolean> {
  const collections = collectionsWithMedia(payload);
  for (const { slug, uploads } of collections) {
    for (const name of uploads) {
      const where = { [name]: { equals: id } };
      if ((await countRows(payload, slug, where)) > 0) return true;
    }
  }
  const media = await findById<StoredFiles>(payload, 'media', id);
  if (!media) return false;
  if (await isInHistory(payload, media)) return true;
  const texts = collections.filter(({ hasText }) => hasText).map((each) => ({ ...each, uploads: [] }));
  const { names } = await readReferences(payload, texts);
  return fileNamesOf(media).some((name) => names.has(name));
}
