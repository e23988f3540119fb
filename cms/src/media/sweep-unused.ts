import type { Payload } from 'payload';
import { currentVersion } from '../publication/version.ts';
import { fileNamesOf, readReferences } from './references.ts';

/**
 * Deletes pictures that nothing refers to: those of texts that were never saved, of texts that let them go, of uploads
 * in the console that nobody chose. They have a day, because who writes a text uploads first and saves later.
 */
export async function sweepUnusedMedia(
  payload: Payload,
  { olderThanMs, now = Date.now() }: { olderThanMs: number; now?: number },
): Promise<number> {
  const before = new Date(now - olderThanMs).toISOString();
  const { docs } = await payload.find({
    collection: 'media',
    where: { updatedAt: { less_than: before } },
    pagination: false,
    depth: 0,
    select: { filename: true, sizes: true },
  });
  // Read first: a text saved from here on raises it, and what it names must be looked up again.
  let version = -1;
  let used = { ids: new Set<unknown>(), names: new Set<string>() };
  let swept = 0;
  for (const media of docs) {
    const present = await currentVersion(payload);
    if (present !== version) {
      version = present;
      used = await readReferences(payload);
    }
    if (used.ids.has(media.id) || fileNamesOf(media).some((name) => used.names.has(name))) continue;
    await payload.delete({ collection: 'media', id: media.id, context: { announced: true } });
    swept += 1;
  }
  return swept;
}
