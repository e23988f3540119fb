import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@fuar/shared/api/api-error';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { logError } from '../log/log.ts';
import type { Media } from '../payload-types.ts';
import { storageOf } from '../storage/create-storage.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { type Loop, startLoop } from '../waiting/loop.ts';
import { avifNameOf } from './avif-name.ts';
import { IMAGE_LIMITS } from './limits.ts';
import { untilUploadsEnd } from './store-image.ts';

const A_MINUTE_MS = 60_000;
/** This quality looks as good as our WebP. Effort 4 takes three to four times as long (docs/decisions/023). */
const AVIF = { quality: 54, effort: 3, chromaSubsampling: '4:2:0' };

/**
 * Makes the AVIF versions of new pictures in the background, one file at a time. The delay of a minute keeps this work from
 * slowing down the start and most uploads. The first pass covers all stored pictures, because some may lack AVIF files.
 */
export function startMakingAvif(payload: Payload): Loop {
  let newest = 0;
  return startLoop({ failure: 'avif-failed', pauseAfterFailureMs: A_MINUTE_MS }, async (stopping) => {
    await sleep(A_MINUTE_MS, undefined, { signal: stopping, ref: false });
    newest = await makeAvifAfter(payload, newest, stopping);
    return 0;
  });
}

/** Makes the missing AVIF files of pictures with an id above `id`. Returns the highest id that it finished. */
export async function makeAvifAfter(payload: Payload, id: number, stopping?: AbortSignal): Promise<number> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { greater_than: id } },
    sort: 'id',
    pagination: false,
    depth: 0,
    select: { filename: true, sizes: true },
  });
  let newest = id;
  for (const media of docs) {
    await makeAvifOf(storageOf(payload), media, stopping).catch((error: unknown) => {
      if (stopping?.aborted) return;
      // Rethrow if the store is unreachable, so that the loop retries later. A faulty picture keeps its WebP files.
      if (error instanceof ApiError) throw error;
      logError('avif-not-made', error, { media: media.filename });
    });
    if (stopping?.aborted) break;
    newest = media.id;
  }
  return newest;
}

async function makeAvifOf(
  storage: MediaStorage,
  { filename, sizes }: Pick<Media, 'filename' | 'sizes'>,
  stopping?: AbortSignal,
): Promise<void> {
  const missing = new Map<string, { width: number; height: number; filesize: number }>();
  for (const { filename: webp, width, height, filesize } of Object.values(sizes ?? {})) {
    const name = avifNameOf(webp ?? '');
    if (!name || !width || !height || !filesize || (await storage.stat(name))) continue;
    missing.set(name, { width, height, filesize });
  }
  const original = filename && missing.size > 0 ? await storage.read(filename) : undefined;
  if (!original) return;
  const data = await buffer(stopping ? addAbortSignal(stopping, original.body) : original.body);
  const { pages = 1 } = await sharp(data).metadata();
  const isAnimated = pages > 1;
  for (const [name, { filesize, ...size }] of isAnimated ? [] : missing) {
    await untilUploadsEnd();
    if (stopping?.aborted) return;
    const avif = await drawAvif(data, size);
    if (avif.length < filesize) await storage.put(name, avif);
  }
}

function drawAvif(data: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(data, { limitInputPixels: IMAGE_LIMITS.pixels })
    .timeout({ seconds: IMAGE_LIMITS.seconds })
    .autoOrient()
    .resize(size)
    .avif(AVIF)
    .toBuffer();
}
