import { ApiError } from '@fuar/shared/api/api-error';
import { EDITED_KINDS, type EditedFields, type EditedKind } from '@fuar/shared/schemas/editing';
import type { DraftContent } from '@fuar/shared/schemas/preview-calls';
import type { CollectionSlug, Payload } from 'payload';
import type { Deps } from '../api/deps.ts';
import { notFound } from '../api/errors.ts';
import { ROW_MAPPERS } from '../api/mappers/kinds.ts';
import { refuseOtherVersion } from '../api/row-version.ts';
import { withDocuments } from '../api/with-documents.ts';
import { expectedId } from '../database/integer-ids.ts';
import { withDays } from '../hooks/derive-fair-dates.ts';
import { mediaNamesIn } from '../media/references.ts';
import { type DraftRow, listDrafts, readFields } from './drafts.ts';
import { type KeptRows, NO_KEPT_ROWS, parseKeptRows } from './kept-rows.ts';
import { listScheduled } from './schedule.ts';
import { findPictureIfAny, toStoredFields } from './stored-fields.ts';
import { collectionOf, type EditedRow, findLatest, findRow, pictureOf, whereRow } from './versions.ts';

type Edit = {
  kind: EditedKind;
  rowId?: string | undefined;
  before?: EditedRow | undefined;
  fields: EditedFields;
  kept?: KeptRows;
};

type Row = { id: number; [column: string]: unknown };

/** The defaults of a new row, for values that a save call may leave out. */
const NEW_ROWS: Record<EditedKind, object> = { fair: { status: 'Upcoming' }, press: {}, page: {} };
const MS_A_DAY = 86_400_000;

/**
 * Collects the rows that saves would change, as `/api/changes` would send them. Stores nothing, so pictures in rich text stay
 * data URLs.
 */
function createPreviewedRows({ payload, toLexical }: Pick<Deps, 'payload' | 'toLexical'>) {
  const rows: Record<string, Row[]> = {};
  const newIds = new Map<CollectionSlug, number>();

  async function takeId(collection: CollectionSlug): Promise<number> {
    const id = newIds.get(collection) ?? (await expectedId(payload, collection));
    newIds.set(collection, id + 1);
    return id;
  }

  function add(list: keyof typeof ROW_MAPPERS, stored: object): void {
    const toEntity = ROW_MAPPERS[list] as (stored: object) => Row;
    rows[list] = [...(rows[list] ?? []), toEntity(stored)];
  }

  async function toFairRow(row: Row, image: unknown, { documents }: KeptRows): Promise<object> {
    const [stored] = await withDocuments(payload, [row]);
    const kept: object[] = [];
    for (const { title, url, bytes } of documents) {
      kept.push({ id: await takeId('fair-documents'), title, filename: mediaNamesIn(url)[0], bytes });
    }
    return { ...withDays(row), image, documents: [...(stored?.documents ?? []), ...kept] };
  }

  return {
    rows: rows as DraftContent['rows'],
    /** Simulates a save: adds the saved row to `rows`, and stores nothing. Rejects with the error that the save would give. */
    save: async ({ kind, rowId, before, fields, kept = NO_KEPT_ROWS }: Edit): Promise<void> => {
      const stored = await toStoredFields({ payload, toLexical }, { kind, isNew: !before, fields });
      const id = before?.id ?? (rowId === undefined ? await takeId(collectionOf(kind)) : Number(rowId));
      const row: Row = { ...(before ?? NEW_ROWS[kind]), ...stored, id };
      const image = await pictureOf(payload, row.image);
      add(EDITED_KINDS[kind].list, kind === 'fair' ? await toFairRow(row, image, kept) : { ...row, image });
      for (const address of kept.gallery) {
        const image = await findPictureIfAny(payload, address);
        // A publication leaves out pictures that were deleted.
        if (image) add('galleryImages', { fair: id, image, id: await takeId('gallery-images') });
      }
      for (const { imageUrl, ...texts } of kept.exhibitors) {
        const image = imageUrl && (await findPictureIfAny(payload, imageUrl));
        add('exhibitors', { ...texts, fair: id, image, id: await takeId('exhibitors') });
      }
    },
  };
}

/** The rows that a save with these fields would change. If the row is deleted, these are the rows that a restore would add. */
export async function previewRow(
  deps: Pick<Deps, 'payload' | 'toLexical'>,
  { kind, id, fields }: { kind: EditedKind; id?: number | string | undefined; fields: EditedFields },
): Promise<DraftContent['rows']> {
  const { rows, save } = createPreviewedRows(deps);
  const rowId = id === undefined ? undefined : String(id);
  const before = await findRow(deps.payload, kind, rowId);
  const kept = rowId === undefined || before ? undefined : await findKept(deps.payload, kind, rowId);
  const isKnown = before || kept || (rowId === undefined && kind !== 'page');
  if (!isKnown) throw notFound();
  await save({ kind, rowId, before, fields, ...(kept ? { kept } : {}) });
  return rows;
}

/** The rows that a restore of a deleted row brings back. Undefined if the row cannot be restored. */
async function findKept(payload: Payload, kind: EditedKind, rowId: string): Promise<KeptRows | undefined> {
  const latest = await findLatest(payload, kind, rowId);
  if (latest?.event === 'deleted') return parseKeptRows(latest);
  // The versions of a deleted row are removed after 30 days, but a draft that would restore the row stays.
  const [draft] = await listDrafts(payload, whereRow(kind, rowId));
  return draft && !draft.rowVersion ? parseKeptRows(draft) : undefined;
}

/** The rows that scheduled drafts change until the end of `day` in Istanbul. Skips drafts that cannot be published. */
export async function previewDay(
  deps: Pick<Deps, 'payload' | 'toLexical'>,
  day: string,
): Promise<DraftContent['rows']> {
  const { rows, save } = createPreviewedRows(deps);
  const end = Date.parse(`${day}T00:00:00+03:00`) + MS_A_DAY;
  for (const draft of await listScheduled(deps.payload, end)) {
    try {
      const { kind } = draft;
      const rowId = draft.rowId ?? undefined;
      const before = await findRow(deps.payload, kind, rowId);
      assertPublishable(draft, before);
      await save({ kind, rowId, before, fields: readFields(draft), kept: parseKeptRows(draft) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
    }
  }
  return rows;
}

function assertPublishable({ rowId, rowVersion }: DraftRow, row: EditedRow | undefined): void {
  if (!rowId) return;
  if (row) refuseOtherVersion([rowVersion ?? ''], row);
  else if (rowVersion) throw notFound();
}
