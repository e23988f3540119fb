import { sweepUnusedMedia } from '../media/sweep-unused.ts';
import type { Api } from './start-api.ts';

/**
 * Removes all versions, and then the pictures that nothing uses any more. Pictures of deleted rows and of replaced rich text
 * stay as long as a version refers to them. A test that expects no files calls this function first.
 */
export async function deleteAllVersions({ payload }: Api): Promise<void> {
  await payload.db.deleteMany({ collection: 'versions', where: {} });
  await sweepUnusedMedia(payload, { olderThanMs: -86_400_000 });
}
