import { LISTS } from '@fuar/shared/content/kinds';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import type { AdminPageContent } from '@fuar/shared/schemas/page-content';
import type { AdminPressItem } from '@fuar/shared/schemas/press-item';
import type { Payload, TypedUser } from 'payload';
import type { Deps } from '../api/deps.ts';
import { notFound } from '../api/errors.ts';
import { toAdminFair } from '../api/mappers/fair.ts';
import { toAdminPageContent } from '../api/mappers/page-content.ts';
import { toAdminPressItem } from '../api/mappers/press-item.ts';
import { refuseOtherVersion } from '../api/row-version.ts';
import type { EditingContext } from '../hooks/keep-versions.ts';
import { mediaNamesIn } from '../media/references.ts';
import { readPublication } from '../publication/queue.ts';
import { raiseVersion } from '../publication/version.ts';
import { recordPublishedDraft } from '../records/record-drafts.ts';
import { type DraftRow, deleteDraft, findSaved, readFields, withDraft } from './drafts.ts';
import { toStoredFields } from './stored-fields.ts';
import { collectionOf, findRow, readGallery, stateOf } from './versions.ts';

type Entity = AdminFair | AdminPressItem | AdminPageContent;

const TO_ENTITY = { fair: toAdminFair, press: toAdminPressItem, page: toAdminPageContent } as const;

type Options = {
  /** Without a user, the schedule publishes in the name of the draft's author. */
  user?: TypedUser;
  /** Also publishes if the row has changed since the draft was begun. */
  overwrite?: boolean | undefined;
};

/**
 * Saves the row and then removes the draft. The row remembers the draft in the same write, so a repeat after a crash only
 * removes the draft.
 */
export function publishDraft(deps: Deps, id: number, options: Options): Promise<Entity> {
  return withDraft(deps, id, (draft) => publish(deps, draft, options));
}

/** Like `publishDraft`, for a caller that holds the draft's lock. */
export async function publish(deps: Deps, draft: DraftRow, options: Options): Promise<Entity> {
  const { payload } = deps;
  const { id } = (await findSaved(payload, draft)) ?? (await save(deps, draft, options));
  // Here and not in the save, because a repeat after a crash may find the row saved without an entry.
  await recordPublishedDraft(payload, draft, id, options.user);
  if (draft.kind === 'fair') await restoreGallery(payload, id, readGallery(draft));
  await deleteDraft(payload, draft.id);
  const row = await payload.findByID({ collection: collectionOf(draft.kind), id, depth: 1 });
  const { published } = await readPublication(payload);
  const toEntity = TO_ENTITY[draft.kind] as (stored: object, published: number) => Entity;
  return toEntity(row, published);
}

async function save(deps: Deps, draft: DraftRow, { user, overwrite }: Options): Promise<{ id: number }> {
  const { payload, exclusively } = deps;
  const { kind, rowId, rowVersion } = draft;
  const collection = collectionOf(kind);
  const rights = user ? { user, overrideAccess: false } : {};
  const editing: EditingContext = { draft: stateOf(draft), by: user?.email ?? draft.by ?? '' };
  const toValues = (isNew: boolean) => toStoredFields(deps, { kind, isNew, fields: readFields(draft) });

  async function create(restores?: number): Promise<{ id: number }> {
    const data = { ...(kind === 'fair' ? { status: 'Upcoming' } : {}), ...(await toValues(true)) };
    // Payload's type of a row needs a collection that is known at compile time.
    const context = { editing: { ...editing, restores } };
    return payload.create({ collection, data: data as never, depth: 0, context, ...rights });
  }

  const stored = rowId ? await findRow(payload, kind, rowId) : undefined;
  if (!rowId) return create();
  // The draft of a deleted row has no row version (editing/drafts.ts). Otherwise the row was deleted meanwhile.
  if (!stored && rowVersion) throw notFound();
  return exclusively(`${collection} ${stored?.id ?? rowId}`, async () => {
    const row = await findRow(payload, kind, rowId);
    if (!row) return create(Number(rowId));
    if (!overwrite) refuseOtherVersion([rowVersion ?? ''], row);
    const data = (await toValues(false)) as never;
    return payload.update({ collection, id: row.id, data, depth: 0, context: { editing }, ...rights });
  });
}

/** Adds the pictures of a fair that has come back to its gallery. Skips those that are there or were deleted. */
async function restoreGallery(payload: Payload, fair: number, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return;
  const names = addresses.flatMap((address) => mediaNamesIn(address));
  const { docs: media } = await payload.db.find<{ id: number; filename?: string | null }>({
    collection: 'media',
    where: { filename: { in: names } },
    pagination: false,
    select: { filename: true },
  });
  const { collection } = LISTS.galleryImages;
  const { docs: present } = await payload.db.find<{ id: number; image?: number | null }>({
    collection,
    where: { fair: { equals: fair } },
    pagination: false,
    select: { image: true },
  });
  const idOf = new Map(media.map(({ id, filename }) => [filename, id]));
  const shown = new Set(present.map(({ image }) => image));
  const missing = names.flatMap((name) => idOf.get(name) ?? []).filter((id) => !shown.has(id));
  const changedIn = await raiseVersion(payload, 'before');
  for (const image of missing) {
    const data = { fair, image, changedIn };
    await payload.create({ collection, data, depth: 0, context: { announced: true } });
  }
  await raiseVersion(payload);
}
