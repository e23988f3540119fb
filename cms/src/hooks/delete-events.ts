import type { CollectionBeforeDeleteHook } from 'payload';
import type { InboxSlug } from '../api/forms/receive-post.ts';
import { removeEvents } from '../inbox/events.ts';

/**
 * Deletes the timeline of a row and its waiting mails before the row. If a crash prevents the deletion of the row, staff can
 * delete the row again. In the other order, a crash would leave notes without a row for ever.
 */
export const deleteEvents: CollectionBeforeDeleteHook = async ({ collection, id, req: { payload } }) => {
  await removeEvents(payload, collection.slug as InboxSlug, [Number(id)]);
};
