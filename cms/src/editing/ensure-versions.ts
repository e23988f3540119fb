import { EDITED_KINDS, type EditedKind } from '@fuar/shared/schemas/editing';
import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { findById } from '../database/rows.ts';
import { rowsInPages } from '../database/rows-in-pages.ts';
import { raiseVersion } from '../publication/version.ts';
import { createWithLock, lockOfRow } from '../waiting/with-lock.ts';
import { collectionOf, type EditedRow, keepMissingVersion } from './versions.ts';

/**
 * A save writes the row first and its version afterwards, within less than this time. If a row has changed more recently,
 * another process may still be saving it.
 */
const SAVING_MS = 15_000;

/** Writes a version of each row that has none. Older software and interrupted saves left such rows. */
export async function ensureVersions(payload: Payload, now = Date.now()): Promise<void> {
  for (const kind of Object.keys(EDITED_KINDS) as EditedKind[]) await ensureVersionsOf(payload, kind, now);
}

async function ensureVersionsOf(payload: Payload, kind: EditedKind, now: number): Promise<void> {
  const collection = collectionOf(kind);
  const where = { hasVersion: { not_equals: true } };
  for await (const { id, hasVersion, updatedAt } of rowsInPages<EditedRow>(payload, { collection, where })) {
    const isInterrupted = hasVersion === false;
    if (isInterrupted && isMongoAdapter(payload.db) && now - Date.parse(updatedAt ?? '') < SAVING_MS)
      continue;
    await createWithLock(payload)(lockOfRow(collection, id), async () => {
      const present = await findById<EditedRow>(payload, collection, id);
      if (present && present.hasVersion !== true) await finishSave(payload, kind, present);
    });
  }
}

/** Writes the missing version of a row. If its save was interrupted, also announces the change again. */
export async function finishSave(payload: Payload, kind: EditedKind, row: EditedRow, by = ''): Promise<void> {
  await keepMissingVersion(payload, kind, row, by);
  // An interrupted save announced the change before the write, but not after it.
  const stamp = row.hasVersion === false ? { changedIn: await raiseVersion(payload) } : {};
  const data = { ...stamp, hasVersion: true, updatedAt: null };
  await payload.db.updateOne({ collection: collectionOf(kind), id: row.id, data, returning: false });
}
