import type { FlattenedField, OptionObject, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { pendingAfter } from '../database/migrate.ts';
import { migrateRow, type Row } from '../database/row-steps.ts';
import { NEVER_PUBLISHED } from '../publication/version.ts';
import { ArchiveError, MAX_COUNT } from './archive.ts';
import { contentCollections, type Source, toContentRow } from './source.ts';

type Ids = Map<string, Set<unknown>>;

/**
 * The rows of a source as this version of the software stores them. `present` is the current version of the content. The
 * restored content gets a higher version.
 */
export async function prepareRows(
  config: SanitizedConfig,
  source: Source,
  createdAt: string,
  present: number,
) {
  const ids = await readIds(config, source);
  const pending = pendingAfter(source.migrations);
  const publication = await readRestoredPublication(source, createdAt, present);
  return {
    rows: async function* (collection: SanitizedCollectionConfig): AsyncGenerator<Row> {
      const { slug } = collection;
      for await (const row of source.rows(slug))
        yield slug === 'publication'
          ? publication
          : withRestoredStamp(slug, prepareRow(collection, row, { ids, pending }), publication.requested);
    },
    /** Throws if the target has another number of rows than the source. */
    checkCount: (slug: string, count: number): void => {
      if (count !== ids.get(slug)?.size) throw new Error(`${slug}: ${count} of ${ids.get(slug)?.size} rows`);
    },
  };
}

async function readIds(config: SanitizedConfig, source: Source): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { slug } of contentCollections(config)) {
    const found = new Set<unknown>();
    for await (const { id } of source.rows(slug)) found.add(id);
    ids.set(slug, found);
  }
  return ids;
}

/** Migrates a row to this version of the software, and drops references to rows that the source does not contain. */
function prepareRow(
  collection: SanitizedCollectionConfig,
  row: Row,
  { ids, pending }: { ids: Ids; pending: readonly string[] },
): Row {
  const fields = collection.flattenedFields;
  const ready = toContentRow(collection, migrateRow(collection.slug, fields, row, pending));
  checkFields(fields, ready, `row ${row.id} of ${collection.slug}`);
  for (const field of fields) {
    const refers = field.type === 'relationship' || field.type === 'upload';
    if (!refers || typeof field.relationTo !== 'string') continue;
    // Drop a reference to a deleted row, because MongoDB keeps such references, but SQLite would refuse them.
    if (!ids.get(field.relationTo)?.has(ready[field.name])) delete ready[field.name];
  }
  return ready;
}

/** `place` says where the row is, for the operator. */
export function checkFields(fields: readonly FlattenedField[], row: Row, place: string): void {
  const wrong = fields.find((field) => !isOfType(field, row[field.name]));
  if (wrong) throw new ArchiveError(`The backup is damaged: ${wrong.name} of ${place} is invalid.`);
}

/**
 * Returns false for a value that the product never stores. A database would refuse or change such a value, or
 * the site could not be built with it. Only an archive that somebody edited by hand has such values.
 */
function isOfType(field: FlattenedField, value: unknown): boolean {
  const { type } = field;
  const isRequired = 'required' in field && field.required;
  if (value === undefined || value === null) return !isRequired || field.defaultValue !== undefined;
  // Do not use MAX_COUNT, because a mail whose form post is not stored yet has the largest safe integer as its `nextTry`.
  if (type === 'number') return Number(value) >= 0 && Number(value) <= Number.MAX_SAFE_INTEGER;
  if (type === 'checkbox') return typeof value === 'boolean';
  if (type === 'date') return !Number.isNaN(Date.parse(String(value)));
  // Accept an empty string, because an API call may clear an optional choice.
  if (type === 'select')
    return value === ''
      ? !isRequired
      : field.options.some((option) => value === (option as OptionObject).value);
  if (type === 'group')
    return (
      typeof value === 'object' &&
      field.flattenedFields.every((inner) => isOfType(inner, (value as Row)[inner.name]))
    );
  return !['text', 'textarea', 'email'].includes(type) || typeof value !== 'object';
}

/**
 * A restore raises the version by one for each second since the backup. Content changes less than once a second on average,
 * so the new version exceeds the versions of all lost changes.
 */
const SECOND_MS = 1000;
const versionsSchema = z.tuple([z.int().min(0).max(MAX_COUNT)]);

/**
 * The publication row for the restored content. Its version exceeds every published version, also those of lost changes, so
 * caches become stale and the site is published again.
 */
async function readRestoredPublication(
  source: Source,
  createdAt: string,
  present: number,
): Promise<Row & { requested: number }> {
  const versions: unknown[] = [];
  for await (const { requested } of source.rows('publication')) versions.push(requested);
  const { data: [backedUp] = [] } = versionsSchema.safeParse(versions);
  if (backedUp === undefined)
    throw new ArchiveError('The backup is damaged: its publication row is invalid.');
  const seconds = Math.max(0, Math.ceil((Date.now() - Date.parse(createdAt)) / SECOND_MS));
  return { id: 1, ...NEVER_PUBLISHED, requested: Math.max(backedUp + seconds, present) + 1 };
}

/**
 * Calendar programs ignore an event whose sequence is lower than one they have seen, and a fair's sequence is its `changedIn`.
 * The fair may have changed after the backup, so its `changedIn` becomes the version of the restored content.
 */
function withRestoredStamp(slug: string, row: Row, requested: number): Row {
  return slug === 'fairs' && row.status === 'Upcoming' ? { ...row, changedIn: requested } : row;
}
