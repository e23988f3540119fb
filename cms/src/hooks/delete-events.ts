import type { CollectionAfterDeleteHook } from 'payload';
import type { InboxSlug } from '../api/forms/receive-post.ts';
import { removeEvents } from '../inbox/events.ts';

/** Deletes the timeline of a deleted row, and its mails that still wait. */
export const deleteEvents: CollectionAfterDeleteHook = async ({ collection, id, req: { payload } }) => {
  await removeEvents(payload, collection.slug as InboxSlug, [Number(id)]);
};
