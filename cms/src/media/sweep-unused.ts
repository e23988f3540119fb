import { setImmediate as nextRound } from 'node:timers/promises';
import type { Payload } from 'payload';
import { countRows } from '../database/rows.ts';
import { rowsInPages } from '../database/rows-in-pages.ts';
import { DELETED_FOR_MS } from '../editing/versions.ts';
import { currentVersion } from '../publication/version.ts';
import { wasRestoredSince } from '../records/record-restore.ts';
import { createWithLock, lockOfRow } from '../waiting/with-lock.ts';
import { fileNamesOf, isInHistory, readReferences, type StoredFiles } from './references.ts';

/** The maximum number of reads if saves keep raising the version. The next sweep, an hour later, deletes the rest. */
const MAX_READS = 5;

/**
 * Deletes pictures that no content, draft or version uses: pictures in rich text that was never saved, pictures removed from
 * rich text, and uploads in the console that were never chosen. Keeps pictures younger than `olderThanMs`, because an editor
 * uploads first and saves later.
 */
export async function sweepUnusedMedia(
  payload: Payload,
  { olderThanMs, now = Date.now() }: { olderThanMs: number; now?: number },
): Promise<number> {
  // Keep all pictures for a while after a restore, because a second restore may bring back content that uses other pictures.
  if (await wasRestoredSince(payload, now - DELETED_FOR_MS)) return 0;
  const before = new Date(now - olderThanMs).toISOString();
  const pictures = await Array.fromAsync(
    rowsInPages<StoredFiles & { id: number }>(payload, {
      collection: 'media',
      where: { updatedAt: { less_than: before } },
      select: { filename: true, sizes: true },
      pause: nextRound,
    }),
  );
  // Read the references again whenever a save has raised the version, also during the reading, because the save may use another
  // picture.
  let version = -1;
  let used = { ids: new Set<unknown>(), names: new Set<string>() };
  let swept = 0;
  for (const media of pictures) {
    for (let reads = 0; ; reads += 1) {
      const present = await currentVersion(payload);
      if (present === version) break;
      if (reads === MAX_READS) return swept;
      version = present;
      used = await readReferences(payload, undefined, nextRound);
    }
    if (used.ids.has(media.id) || fileNamesOf(media).some((name) => used.names.has(name))) continue;
    if (await isInHistory(payload, media)) continue;
    if (await deleteIfPresent(payload, media.id)) swept += 1;
  }
  return swept;
}

/** Returns false if another process or a person has deleted the picture meanwhile. */
function deleteIfPresent(payload: Payload, id: number): Promise<boolean> {
  return createWithLock(payload)(lockOfRow('media', id), async () => {
    if ((await countRows(payload, 'media', { id: { equals: id } })) === 0) return false;
    await payload.delete({ collection: 'media', id, context: { announced: true } });
    return true;
  });
}
