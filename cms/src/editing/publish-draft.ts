import { ApiError } from '@fuar/shared/api/api-error';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import type { AdminPageContent } from '@fuar/shared/schemas/page-content';
import type { AdminPressItem } from '@fuar/shared/schemas/press-item';
import type { Payload, TypedUser } from 'payload';
import type { Deps } from '../api/deps.ts';
import { notFound } from '../api/errors.ts';
import { toAdminFair, toAdminPageContent, toAdminPressItem } from '../api/mappers/content-rows.ts';
import { refuseOtherVersion } from '../api/row-version.ts';
import { withDocuments } from '../api/with-documents.ts';
import { findRows } from '../database/rows.ts';
import type { EditingContext } from '../hooks/keep-versions.ts';
import { logError } from '../log/log.ts';
import { readPublication } from '../publication/queue.ts';
import { recordPublishedDraft } from '../records/record-drafts.ts';
import { lockOfRow } from '../waiting/with-lock.ts';
import { type DraftRow, deleteDraft, findSaved, readFields, withDraft } from './drafts.ts';
import { finishSave } from './ensure-versions.ts';
import { parseKeptRows } from './kept-rows.ts';
import { restoreKeptRows } from './restore-kept-rows.ts';
import { toStoredFields } from './stored-fields.ts';
import { collectionOf, type EditedRow, findRow, stateOf } from './versions.ts';

type Entity = AdminFair | AdminPressItem | AdminPageContent;

const TO_ENTITY = { fair: toAdminFair, press: toAdminPressItem, page: toAdminPageContent } as const;

type Options = {
  /** Undefined if the schedule publishes. The schedule acts in the name of the draft's author. */
  user?: TypedUser;
  overwrite?: boolean | undefined;
};

/**
 * Saves the row and then removes the draft. The write of the row also stores which draft was saved, so a repeat after a crash
 * finishes that save instead of saving again.
 */
export function publishDraft(deps: Deps, id: number, options: Options): Promise<Entity> {
  return withDraft(deps, id, (draft) => publish(deps, draft, options));
}

/** Like `publishDraft`, for a caller that holds the draft's lock. */
export async function publish(deps: Deps, draft: DraftRow, options: Options): Promise<Entity> {
  const { payload } = deps;
  const saved = await findSaved(payload, draft);
  const { id } = saved ?? (await save(deps, draft, options));
  if (saved) await finishSaved(deps, draft, id, authorOf(draft, options.user));
  // Record here instead of in the save, because a repeat after a crash may find the row saved but not recorded.
  await recordPublishedDraft(payload, draft, id, options.user);
  await deleteDraft(payload, draft.id);
  const row = await payload.findByID({ collection: collectionOf(draft.kind), id, depth: 1 });
  const { published } = await readPublication(payload);
  const toEntity = TO_ENTITY[draft.kind] as (stored: object, published: number) => Entity;
  const [complete = row] = draft.kind === 'fair' ? await withDocuments(payload, [row]) : [];
  return toEntity(complete, published);
}

/**
 * Finishes the publications that a crash interrupted after the write of the row. Otherwise a restored fair would lack its
 * exhibitors, pictures, documents and requests until staff publish the draft again.
 */
export async function finishPublications(deps: Deps): Promise<void> {
  const { payload } = deps;
  const docs = await findRows<{ id: number }>(payload, 'drafts', { select: { id: true } });
  for (const { id } of docs) {
    const finish = async (draft: DraftRow) => {
      if (await findSaved(payload, draft)) await publish(deps, draft, {});
    };
    await withDraft(deps, id, finish).catch((error: unknown) => {
      // A 404 means that somebody has removed the draft meanwhile.
      if (!(error instanceof ApiError) || error.status !== 404)
        logError('publication-not-finished', error, { draft: id });
    });
  }
}

const authorOf = (draft: DraftRow, user: TypedUser | undefined) => user?.email ?? draft.by ?? '';

/** Does the rest of a save that a crash has interrupted: stores the version of the row, and restores the fair's other rows. */
async function finishSaved(
  { payload, withLock }: Deps,
  draft: DraftRow,
  id: number,
  by: string,
): Promise<void> {
  await withLock(lockOfRow(collectionOf(draft.kind), id), async () => {
    const row = await findSaved(payload, draft);
    if (row?.hasVersion === false) await finishSave(payload, draft.kind, row, by);
    if (row) await restoreOthers(payload, draft, id);
  });
}

/** Call it under the lock of the row, so that nobody deletes a fair before its exhibitors, pictures and requests are restored. */
async function restoreOthers(payload: Payload, draft: DraftRow, id: number): Promise<void> {
  if (draft.kind === 'fair') await restoreKeptRows(payload, id, parseKeptRows(draft));
}

async function save(deps: Deps, draft: DraftRow, { user, overwrite }: Options): Promise<{ id: number }> {
  const { payload, withLock } = deps;
  const { kind, rowId, rowVersion } = draft;
  const collection = collectionOf(kind);
  const rights = user ? { user, overrideAccess: false } : {};
  const editing: EditingContext = { draft: stateOf(draft), by: authorOf(draft, user) };
  const toValues = (isNew: boolean) => toStoredFields(deps, { kind, isNew, fields: readFields(draft) });

  async function create(restores?: number): Promise<{ id: number }> {
    const data = { ...(kind === 'fair' ? { status: 'Upcoming' } : {}), ...(await toValues(true)) };
    // `as never`, because Payload's type of a row needs a collection that is known at compile time.
    const context = { editing: { ...editing, restores } };
    const row = await payload.create({ collection, data: data as never, depth: 0, context, ...rights });
    return { id: Number(row.id) };
  }

  async function saveOver(rowId: string, row: EditedRow | undefined): Promise<{ id: number }> {
    // A draft with a row version was begun before the row was deleted. A draft without a row version restores the deleted row.
    if (!row && rowVersion) throw notFound();
    if (!row) return create(Number(rowId));
    if (!overwrite) refuseOtherVersion([rowVersion ?? ''], row);
    const data = (await toValues(false)) as never;
    await payload.update({ collection, id: row.id, data, depth: 0, context: { editing }, ...rights });
    return row;
  }

  if (!rowId) return create();
  const stored = await findRow(payload, kind, rowId);
  return withLock(lockOfRow(collection, stored?.id ?? rowId), async () => {
    const { id } = await saveOver(rowId, await findRow(payload, kind, rowId));
    await restoreOthers(payload, draft, id);
    return { id };
  });
}
