import { ApiError } from '@fuar/shared/api/api-error';
import { LISTS } from '@fuar/shared/content/kinds';
import { keysOf } from '@fuar/shared/content/record';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import {
  type Draft,
  type DraftChanges,
  type DraftInput,
  EDITED_KINDS,
  type EditedFields,
  type EditedKind,
} from '@fuar/shared/schemas/editing';
import { richTextSchema } from '@fuar/shared/schemas/fields';
import { cleanText } from '@fuar/shared/text/clean-text';
import { excerpt } from '@fuar/shared/text/excerpt';
import type { Payload, Where } from 'payload';
import type { Deps } from '../api/deps.ts';
import { invalidField, notFound } from '../api/errors.ts';
import { type IfMatch, refuseOtherVersion, versionOf } from '../api/row-version.ts';
import { findById, findFirst, findRows } from '../database/rows.ts';
import { mediaPath } from '../media/media-path.ts';
import { storeInlineImages } from '../media/store-inline-images.ts';
import type { Draft as StoredDraft } from '../payload-types.ts';
import { toHtml } from '../rich-text/to-html.ts';
import { lockOfRow } from '../waiting/with-lock.ts';
import { type KeptRows, NO_KEPT_ROWS, parseKeptRows, toColumns } from './kept-rows.ts';
import { findPicture, toStoredFields } from './stored-fields.ts';
import {
  collectionOf,
  type EditedRow,
  fieldNamesOf,
  findLatest,
  findRow,
  rowIdOf,
  stateOf,
  toRowId,
  type VersionRow,
  whereRow,
} from './versions.ts';

const collection = 'drafts';
/** Leaves room for the longest string of a save (3 MB in UTF-8), and stays below MongoDB's limit for a row (16 MB). */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_TITLE_LENGTH = 200;

export type DraftRow = Omit<StoredDraft, 'kind' | 'state'> & { kind: EditedKind; state: Draft['state'] };

export function toDraft(row: DraftRow): Draft {
  const { id, kind, rowId, rowVersion, state, publishAt, failure } = row;
  return {
    id,
    kind,
    ...(rowId ? { rowId: toRowId(kind, rowId) } : {}),
    ...(rowVersion ? { rowVersion } : {}),
    fields: readFields(row),
    title: row.title ?? '',
    state,
    ...(publishAt ? { publishAt: new Date(publishAt).toISOString() } : {}),
    ...(failure ? { failure } : {}),
    by: row.by ?? '',
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: versionOf(row),
  };
}

export function readFields({ fields }: { fields: string }): EditedFields {
  return JSON.parse(fields) as EditedFields;
}

export async function findDraft(payload: Payload, id: number): Promise<DraftRow> {
  const draft = await findById<DraftRow>(payload, collection, id);
  if (draft) return draft;
  // A form that still shows the draft needs the id of the new row. A page is never a new row.
  const row = await findPublishedTo(payload, id, ['fair', 'press']);
  throw new ApiError(404, m.notFound, { rowId: row?.id });
}

/** The row to which this draft was published. */
export async function findPublishedTo(
  payload: Payload,
  draftId: number,
  kinds: readonly EditedKind[] = keysOf(EDITED_KINDS),
): Promise<EditedRow | undefined> {
  // `fromDraft` is the draft's id, a space and a version. "!" sorts right after the space, so the range has all versions.
  const fromDraft = { greater_than_equal: `${draftId} `, less_than: `${draftId}!` };
  for (const kind of kinds) {
    const row = await findFirst<EditedRow>(payload, collectionOf(kind), { fromDraft });
    if (row) return row;
  }
  return undefined;
}

export async function listDrafts(payload: Payload, where: Where): Promise<DraftRow[]> {
  const sort = ['-updatedAt', '-id'];
  return findRows<DraftRow>(payload, collection, { where, sort });
}

export function withDraft<T>(
  { payload, withLock }: Pick<Deps, 'payload' | 'withLock'>,
  id: number,
  work: (draft: DraftRow) => Promise<T>,
): Promise<T> {
  return withLock(`${collection} ${id}`, async () => work(await findDraft(payload, id)));
}

/** Returns milliseconds, null to unschedule, or undefined to leave the time unchanged. */
function readPublishAt(publishAt: string | undefined): number | null | undefined {
  if (publishAt === undefined) return undefined;
  if (publishAt === '') return null;
  const at = Date.parse(publishAt);
  const now = new Date();
  const inAYear = new Date(now).setUTCFullYear(now.getUTCFullYear() + 1);
  const problem = at <= now.getTime() ? vm.momentPast : at > inAYear ? vm.momentTooFar : undefined;
  if (problem) throw invalidField('publishAt', problem);
  return at;
}

/**
 * Checks the field names and the picture, cleans rich text as a save does, and stores pasted pictures. Everything else
 * may be unfinished.
 */
async function cleanFields(
  { payload, toLexical }: Deps,
  kind: EditedKind,
  fields: EditedFields,
  before: EditedFields = {},
): Promise<EditedFields> {
  const known = fieldNamesOf(kind);
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const errors = Object.fromEntries(unknown.map((name) => [name, vm.unknownFields]));
    throw new ApiError(400, m.invalidInput, { errors });
  }
  const { shape } = LISTS[EDITED_KINDS[kind].list].schema as { shape: Record<string, unknown> };
  const clean: EditedFields = {};
  for (const [name, text] of Object.entries(fields)) {
    if (name === 'imageUrl' && text === before.imageUrl) {
      // Do not look for an unchanged picture: the draft must keep its texts even if somebody has deleted the picture. Publishing
      // then refuses the draft.
      clean[name] = text;
    } else if (name === 'imageUrl') {
      clean[name] = text && mediaPath((await findPicture(payload, text)).filename ?? '');
    } else if (shape[name] === richTextSchema) {
      const document = toLexical(text);
      await storeInlineImages(payload, document);
      clean[name] = toHtml(document);
    } else {
      clean[name] = text;
    }
  }
  if (Buffer.byteLength(JSON.stringify(clean)) > MAX_BYTES) throw new ApiError(413, m.bodyTooLarge);
  return clean;
}

function titleOf(fields: EditedFields, row: EditedRow | undefined): string {
  return excerpt(cleanText(fields.title ?? row?.title ?? ''), MAX_TITLE_LENGTH);
}

type New = {
  kind: EditedKind;
  rowId?: string | undefined;
  row?: EditedRow | undefined;
  rowVersion?: string | undefined;
  publishAt?: number | undefined;
  fields: EditedFields;
  kept?: KeptRows;
  by: string;
};

async function insertDraft({ payload, withLock }: Deps, draft: New): Promise<DraftRow> {
  const { kind, rowId, row, fields, publishAt, by } = draft;
  const insert = async () => {
    const data = {
      kind,
      rowId: rowId ?? null,
      rowVersion: row ? (draft.rowVersion ?? versionOf(row)) : null,
      state: publishAt ? 'scheduled' : 'draft',
      publishAt: publishAt ?? null,
      title: titleOf(fields, row),
      by,
      ...toColumns(fields, draft.kept),
    };
    const { id } = await payload.create({ collection, data, depth: 0 });
    return findDraft(payload, id);
  };
  if (rowId === undefined) return insert();
  // The lock also excludes the deletion of the row, which removes the row's drafts.
  return withLock(lockOfRow(collectionOf(kind), row?.id ?? rowId), async () => {
    if (row && !(await findRow(payload, kind, rowId))) throw notFound();
    const [present] = await listDrafts(payload, whereRow(kind, rowId));
    if (present) throw new ApiError(409, m.hasDraft, { draftId: present.id });
    return insert();
  });
}

export async function createDraft(deps: Deps, input: DraftInput, by: string): Promise<DraftRow> {
  const { kind, id, rowVersion } = input;
  const rowId = id === undefined ? undefined : String(id);
  const row = await findRow(deps.payload, kind, rowId);
  // Staff cannot create pages.
  if (!row && (rowId !== undefined || kind === 'page')) throw notFound();
  const publishAt = readPublishAt(input.publishAt) ?? undefined;
  const fields = await cleanFields(deps, kind, input.fields);
  if (publishAt) await toStoredFields(deps, { kind, isNew: !row, fields });
  return insertDraft(deps, { kind, rowId, row, rowVersion, publishAt, fields, by });
}

/** A draft with the content of a version. If the row is deleted, publishing the draft restores the row. */
export async function restoreVersion(deps: Deps, version: VersionRow, by: string): Promise<DraftRow> {
  const { payload } = deps;
  const { kind, rowId } = version;
  const row = await findRow(payload, kind, rowId);
  const latest = row ? undefined : await findLatest(payload, kind, rowId);
  const fields = readFields(version);
  const kept = latest ? parseKeptRows(latest) : NO_KEPT_ROWS;
  return insertDraft(deps, { kind, rowId, row, fields, kept, by });
}

export function changeDraft(
  deps: Deps,
  id: number,
  { changes, ifMatch, by }: { changes: DraftChanges; ifMatch: IfMatch; by: string },
): Promise<DraftRow> {
  const { payload } = deps;
  return withDraft(deps, id, async (draft) => {
    refuseOtherVersion(ifMatch, draft);
    const { kind } = draft;
    const publishAt = readPublishAt(changes.publishAt);
    const before = readFields(draft);
    const fields = changes.fields ? await cleanFields(deps, kind, changes.fields, before) : before;
    // If a crash left this draft behind after its row was saved, turn it into a draft of that row.
    const saved = await findSaved(payload, draft);
    const rowId = saved ? rowIdOf(kind, saved) : draft.rowId;
    const row = saved ?? (await findRow(payload, kind, rowId));
    const isScheduled = publishAt === undefined ? draft.state === 'scheduled' : publishAt !== null;
    if (isScheduled) await toStoredFields(deps, { kind, isNew: !row, fields });
    const state = isScheduled ? 'scheduled' : publishAt === null ? 'draft' : draft.state;
    const data = {
      ...(saved ? { rowId, rowVersion: versionOf(saved) } : {}),
      ...(changes.rowVersion === undefined ? {} : { rowVersion: changes.rowVersion }),
      state,
      ...(publishAt === undefined ? {} : { publishAt }),
      ...(state === 'failed' ? {} : { failure: null }),
      title: titleOf(fields, row),
      by,
      ...toColumns(fields, parseKeptRows(draft)),
    };
    await payload.db.updateOne({ collection, id, data, returning: false });
    return findDraft(payload, id);
  });
}

export function removeDraft(deps: Deps, id: number, ifMatch: IfMatch): Promise<DraftRow> {
  return withDraft(deps, id, async (draft) => {
    refuseOtherVersion(ifMatch, draft);
    await deleteDraft(deps.payload, id);
    return draft;
  });
}

export async function deleteDraft(payload: Payload, id: number): Promise<void> {
  await payload.db.deleteOne({ collection, where: { id: { equals: id } } });
}

/** The row to which exactly this version of the draft was saved. Undefined if there is none. */
export async function findSaved(payload: Payload, draft: DraftRow): Promise<EditedRow | undefined> {
  const where = { fromDraft: { equals: stateOf(draft) } };
  return findFirst<EditedRow>(payload, collectionOf(draft.kind), where);
}
