import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';

type Which = { stem: string } | { olderThanMs: number };

/** Deletes files that no row of media names: what a failed or killed upload left behind. */
export async function sweepFiles(payload: Payload, which: Which): Promise<number> {
  const upload = payload.collections.media.config.upload;
  const folder = typeof upload === 'object' ? upload.staticDir : undefined;
  if (!folder) return 0;
  const byStem = 'stem' in which;
  const names = (await readdir(folder)).filter((name) => !byStem || name.startsWith(which.stem));
  if (names.length === 0) return 0;

  const { docs } = await payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    ...(byStem ? { where: { filename: { contains: which.stem } } } : {}),
    select: { filename: true, sizes: true },
  });
  const kept = new Set<string | null | undefined>();
  for (const doc of docs) {
    kept.add(doc.filename);
    for (const size of Object.values(doc.sizes ?? {})) kept.add(size?.filename);
  }
  let swept = 0;
  for (const name of names) {
    if (kept.has(name)) continue;
    const path = join(folder, name);
    // A young file may belong to an upload of another process that has no row yet.
    if (!byStem && Date.now() - (await stat(path)).mtimeMs < which.olderThanMs) continue;
    await unlink(path);
    swept += 1;
  }
  return swept;
}
