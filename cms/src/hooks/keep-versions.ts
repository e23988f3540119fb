import type { EditedKind } from '@fuar/shared/schemas/editing';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import { findById } from '../database/rows.ts';
import {
  draftIdOf,
  type EditedRow,
  keepDeleted,
  keepMissingVersion,
  keepVersion,
  rowIdOf,
  whereRow,
} from '../editing/versions.ts';

/** Passed as `context.editing` by our own code that publishes a draft. No request from outside can set it. */
export type EditingContext = {
  /** Id and version of the draft (`stateOf`). The row stores them, so that a retry after a crash detects a published draft. */
  draft: string;
  by: string;
  restores?: number | undefined;
};

function editingOf({ context }: PayloadRequest): Partial<EditingContext> {
  return (context.editing ?? {}) as Partial<EditingContext>;
}

function authorOf(req: PayloadRequest): string {
  return editingOf(req).by ?? req.user?.email ?? '';
}

/**
 * Stores a version at each save of a row. The save itself sets `hasVersion` to false, and the write that follows each save sets
 * `hasVersion` to true (hooks/announce-change.ts). After a crash between the two writes, the next change or the next start
 * writes the missing version.
 */
export function versionHooks(kind: EditedKind) {
  const note: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    const { draft, restores } = editingOf(req);
    if (operation === 'update' && originalDoc.hasVersion !== true) {
      await keepMissingVersion(req.payload, kind, originalDoc as EditedRow);
    }
    data.hasVersion = false;
    // Set `fromDraft` for every save, because /rest or a duplicate in the console may send any value.
    data.fromDraft = draft ?? (operation === 'update' ? (originalDoc.fromDraft ?? null) : null);
    if (operation === 'create' && restores !== undefined) data.id = restores;
    return data;
  };

  const keep: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    const { restores } = editingOf(req);
    const event = operation === 'update' ? 'saved' : restores === undefined ? 'created' : 'restored';
    await keepVersion(req.payload, { kind, row: doc as EditedRow, event, by: authorOf(req) });
  };

  const keepLast: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
    const { payload } = req;
    const row = await findById<EditedRow>(payload, collection.slug, id);
    if (!row) return;
    if (row.hasVersion !== true) await keepMissingVersion(payload, kind, row);
    await keepDeleted(payload, kind, row, authorOf(req));
  };

  /** Removes the draft of a deleted row. The saved fields stay in the row's last version. */
  const removeDraft: CollectionAfterDeleteHook = async ({ doc, req }) => {
    const own = whereRow(kind, rowIdOf(kind, doc as EditedRow));
    // Also delete the draft that created this row, because a crash may have left it.
    const made = draftIdOf(doc as EditedRow);
    const where = made ? { or: [own, { id: { equals: made } }] } : own;
    await req.payload.db.deleteMany({ collection: 'drafts', where });
  };

  return { note, keep, keepLast, removeDraft };
}
