import type { CollectionBeforeDeleteHook } from 'payload';
import type { InboxSlug } from '../api/forms/receive-post.ts';
import { removeEvents } from '../inbox/events.ts';

/** Runs before the row's deletion, because a crash in between must not leave notes without a row for ever. */
export const deleteEvents: CollectionBeforeDeleteHook = async ({ collection, id, req: { payload } }) => {
  await removeEvents(payload, collection.slug as InboxSlug, [Number(id)]);
};
