import type { CollectionBeforeDeleteHook } from 'payload';
import type { InboxSlug } from '../api/forms/receive-post.ts';
import { removeEvents } from '../inbox/events.ts';

/**
 * Deletes the timeline of a row, and its mails that still wait, before the row. After a crash in between staff still see the
 * row; notes without their row would stay for ever.
 */
export const deleteEvents: CollectionBeforeDeleteHook = async ({ collection, id, req: { payload } }) => {
  await removeEvents(payload, collection.slug as InboxSlug, [Number(id)]);
};
