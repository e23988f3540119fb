import { LISTS } from '@fuar/shared/content/kinds';
import {
  EDITED_KINDS,
  type EditedFields,
  type EditedKind,
  type RowId,
  type Version,
} from '@fuar/shared/schemas/editing';
import type { PageKey } from '@fuar/shared/schemas/page-content';
import type { Payload, Where } from 'payload';
import { ROW_MAPPERS } from '../api/mappers/kinds.ts';
import { versionOf } from '../api/row-version.ts';
import { insertRow } from '../database/integer-ids.ts';
import { countRows, findById, findFirst, findRows } from '../database/rows.ts';
import type { Version as StoredVersion } from '../payload-types.ts';
import { collectKeptRows, type KeptRows, NO_KEPT_ROWS, parseKeptRows, toColumns } from './kept-rows.ts';

export const MAX_VERSIONS = 50;
/** A row may exceed MAX_VERSIONS by this number, so that most saves delete nothing. */
const SLACK = 10;
export const DELETED_FOR_MS = 30 * 86_400_000;

const collection = 'versions';

export type VersionRow = Omit<StoredVersion, 'event' | 'kind' | 'rowId' | 'rowVersion'> & {
  kind: EditedKind;
  rowId: string;
  rowVersion: string;
  event: Version['event'];
};

/** A row as the database stores it. `image` may also be the picture itself instead of its id. */
export type EditedRow = {
  id: number;
  pageKey?: string | null;
  title?: string | null;
  image?: unknown;
  updatedAt?: string | null;
  hasVersion?: boolean | null;
  changedIn?: number | null;
  fromDraft?: string | null;
};

/**
 * The id and version of a draft as one string, such as `12 mhx3k2`. When a draft is published, the published row keeps this
 * string in `fromDraft`.
 */
export function stateOf(draft: { id: number; updatedAt: string }): string {
  return `${draft.id} ${versionOf(draft)}`;
}

export function draftIdOf({ fromDraft }: EditedRow): number | undefined {
  return fromDraft ? Number.parseInt(fromDraft, 10) : undefined;
}

type Saved = { kind: EditedKind; row: EditedRow; event: Version['event']; by: string };

/** The id that `/api` uses: the key of a page, or the number of any other row. */
export function rowIdOf(kind: EditedKind, row: EditedRow): string {
  return kind === 'page' ? String(row.pageKey) : String(row.id);
}

export function collectionOf(kind: EditedKind) {
  return LISTS[EDITED_KINDS[kind].list].collection;
}

export const whereRow = (kind: EditedKind, rowId: string): Where => ({
  and: [{ kind: { equals: kind } }, { rowId: { equals: rowId } }],
});

export async function findRow(
  payload: Payload,
  kind: EditedKind,
  rowId: string | null | undefined,
): Promise<EditedRow | undefined> {
  if (!rowId) return undefined;
  // Accept digits only: Number('') is 0 and Number('1e2') is 100, so other strings could match a row.
  if (kind !== 'page' && !/^\d+$/.test(rowId)) return undefined;
  const where = kind === 'page' ? { pageKey: { equals: rowId } } : { id: { equals: Number(rowId) } };
  return findFirst<EditedRow>(payload, collectionOf(kind), where);
}

export function toRowId(kind: EditedKind, rowId: string): RowId {
  return kind === 'page' ? (rowId as PageKey) : Number(rowId);
}

export function fieldNamesOf(kind: EditedKind): string[] {
  return [...Object.keys(EDITED_KINDS[kind].input.shape), ...(kind === 'page' ? [] : ['imageUrl'])];
}

/** The picture of a row. `image` is the picture itself or its id. */
export async function pictureOf(payload: Payload, image: unknown): Promise<unknown> {
  if (typeof image !== 'number') return image;
  return findById(payload, 'media', image);
}

/** The fields of a save that would restore this row. Empty fields are included, because saving them clears later values. */
async function toFields(payload: Payload, kind: EditedKind, row: EditedRow): Promise<EditedFields> {
  const image = await pictureOf(payload, row.image);
  const toEntity = ROW_MAPPERS[EDITED_KINDS[kind].list] as (stored: object) => Record<string, unknown>;
  const entity = toEntity({ ...row, image });
  return Object.fromEntries(fieldNamesOf(kind).map((name) => [name, toText(entity[name])]));
}

/** A value as a form shows it. In Turkish a comma separates decimals and a dot separates thousands. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
}

async function insert(
  payload: Payload,
  { kind, row, event, by }: Saved,
  { at = Date.now(), kept }: { at?: number; kept?: KeptRows } = {},
): Promise<void> {
  const columns = toColumns(await toFields(payload, kind, row), kept);
  const rowVersion = versionOf(row);
  const data = { kind, rowId: rowIdOf(kind, row), rowVersion, event, at, title: row.title, by, ...columns };
  await insertRow(payload, collection, data);
}

export async function findLatest(
  payload: Payload,
  kind: EditedKind,
  rowId: string,
  { without }: { without?: Version['event'] } = {},
): Promise<VersionRow | undefined> {
  const where = { and: [whereRow(kind, rowId), ...(without ? [{ event: { not_equals: without } }] : [])] };
  return (await findRows<VersionRow>(payload, collection, { where, sort: '-id', limit: 1 }))[0];
}

export async function keepVersion(payload: Payload, saved: Saved): Promise<void> {
  const where = whereRow(saved.kind, rowIdOf(saved.kind, saved.row));
  const [present] = await Promise.all([countRows(payload, collection, where), insert(payload, saved)]);
  if (present < MAX_VERSIONS + SLACK) return;
  const docs = await findRows<VersionRow>(payload, collection, {
    where,
    sort: '-id',
    limit: MAX_VERSIONS,
    select: { rowId: true },
  });
  const oldest = docs.at(-1)?.id ?? 0;
  await payload.db.deleteMany({ collection, where: { and: [where, { id: { less_than: oldest } }] } });
}

/**
 * Stores the row's version if the history lacks it, because older software saved the row or the process crashed after the save.
 */
export async function keepMissingVersion(
  payload: Payload,
  kind: EditedKind,
  row: EditedRow,
  by = '',
): Promise<void> {
  const latest = await findLatest(payload, kind, rowIdOf(kind, row));
  if (latest && latest.event !== 'deleted' && latest.rowVersion === versionOf(row)) return;
  const event = !latest ? 'created' : latest.event === 'deleted' ? 'restored' : 'saved';
  await insert(payload, { kind, row, event, by }, { at: Date.parse(row.updatedAt ?? '') || Date.now() });
}

/** Stores the last version of a row that will be deleted. For a fair, it includes the rows that a restore brings back. */
export async function keepDeleted(
  payload: Payload,
  kind: EditedKind,
  row: EditedRow,
  by: string,
): Promise<void> {
  // If an earlier deletion failed halfway, its version names the rows that it had removed. Find that version even if somebody
  // has saved the row since.
  const latest = await findLatest(payload, kind, rowIdOf(kind, row), { without: 'saved' });
  const before = latest?.event === 'deleted' ? parseKeptRows(latest) : undefined;
  const kept = kind === 'fair' ? await collectKeptRows(payload, row.id, before) : NO_KEPT_ROWS;
  await insert(payload, { kind, row, event: 'deleted', by }, { kept });
}

/** Removes the versions of rows that were deleted too long ago to be restored. */
export async function sweepVersions(payload: Payload, now = Date.now()): Promise<void> {
  const before = now - DELETED_FOR_MS;
  const docs = await findRows<VersionRow>(payload, collection, {
    where: { and: [{ event: { equals: 'deleted' } }, { at: { less_than: before } }] },
    select: { kind: true, rowId: true },
  });
  for (const { kind, rowId } of docs) {
    const latest = await findLatest(payload, kind, rowId);
    // Check the latest version, because the row may have been restored since, and may have been deleted again.
    const isOver = latest?.event === 'deleted' && latest.at < before;
    if (isOver && !(await findRow(payload, kind, rowId)))
      await payload.db.deleteMany({ collection, where: whereRow(kind, rowId) });
  }
}
