import type { Version } from '@fuar/shared/schemas/editing';
import type { Payload } from 'payload';
import { notFound } from '../api/errors.ts';
import { findById, findRows } from '../database/rows.ts';
import { readFields } from './drafts.ts';
import { findPictureIfAny } from './stored-fields.ts';
import { DELETED_FOR_MS, findRow, MAX_VERSIONS, toRowId, type VersionRow, whereRow } from './versions.ts';

const collection = 'versions';

/** Leaves out `fields`, which can be long. */
const WITHOUT_FIELDS = { kind: true, rowId: true, event: true, title: true, at: true, by: true } as const;

export function toVersion(row: Omit<VersionRow, 'fields'> & { fields?: string | null }): Version {
  const { id, kind, rowId, event, title, at, by, fields } = row;
  return {
    id,
    kind,
    rowId: toRowId(kind, rowId),
    event,
    title: title ?? '',
    at: new Date(at).toISOString(),
    by: by ?? '',
    ...(fields ? { fields: JSON.parse(fields) as Version['fields'] } : {}),
  };
}

/** A version with all its fields. The picture is left out if somebody has deleted it in the console. */
export async function findVersion(payload: Payload, id: number): Promise<VersionRow> {
  const version = await findById<VersionRow>(payload, collection, id);
  if (!version) throw notFound();
  const fields = readFields(version);
  const { imageUrl } = fields;
  if (!imageUrl || (await findPictureIfAny(payload, imageUrl))) return version;
  return { ...version, fields: JSON.stringify({ ...fields, imageUrl: '' }) };
}

/** The last 50 versions of a row, newest first. Throws 404 if there are none, because every existing row has a version. */
export async function listVersions(
  payload: Payload,
  kind: Version['kind'],
  rowId: string,
): Promise<VersionRow[]> {
  const docs = await findRows<VersionRow>(payload, collection, {
    where: whereRow(kind, rowId),
    sort: '-id',
    limit: MAX_VERSIONS,
    select: WITHOUT_FIELDS,
  });
  if (docs.length === 0) throw notFound();
  return docs;
}

/** The last version of each deleted row that can still be restored, latest deletion first. */
export async function listDeleted(payload: Payload): Promise<VersionRow[]> {
  const docs = await findRows<VersionRow>(payload, collection, {
    where: { and: [{ event: { equals: 'deleted' } }, { at: { greater_than: Date.now() - DELETED_FOR_MS } }] },
    sort: '-id',
    select: WITHOUT_FIELDS,
  });
  const last = new Map(docs.toReversed().map((version) => [`${version.kind} ${version.rowId}`, version]));
  const deleted: VersionRow[] = [];
  // Skip a row that exists: it was restored, or a crash prevented its deletion.
  for (const version of last.values())
    if (!(await findRow(payload, version.kind, version.rowId))) deleted.push(version);
  return deleted.sort((a, b) => b.id - a.id);
}
