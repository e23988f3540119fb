import { buffer } from 'node:stream/consumers';
import { shareImage } from '@fuar/shared/paths';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { findRows } from '../database/rows.ts';
import { logError } from '../log/log.ts';
import { storageOf } from '../storage/create-storage.ts';
import { IMAGE_LIMITS } from './limits.ts';

export const SHARE_SIZE = { width: 1200, height: 630 };
const MAX_BYTES = 300_000;
const QUALITIES = [80, 65, 50, 35, 20];
/** The background of transparent pictures: the site's light surface colour. */
const GROUND = '#fbf9f4';

/** The picture for link previews: JPEG, because not all messengers and networks support WebP. */
export async function drawShareImage(data: Uint8Array): Promise<Uint8Array> {
  const read = () =>
    sharp(data, { limitInputPixels: IMAGE_LIMITS.pixels }).timeout({ seconds: IMAGE_LIMITS.seconds });
  const { autoOrient } = await read().metadata();
  const upright = read().autoOrient().flatten({ background: GROUND });
  const fills = autoOrient.width >= SHARE_SIZE.width && autoOrient.height >= SHARE_SIZE.height;
  const fitted = fills
    ? upright.resize({ ...SHARE_SIZE, fit: 'cover', position: sharp.strategy.attention })
    : upright.resize({ ...SHARE_SIZE, fit: 'inside', withoutEnlargement: true });
  const inside = await fitted.raw().toBuffer({ resolveWithObject: true });
  const pixels = await sharp(inside.data, { raw: inside.info })
    .extend({ ...marginsAround(inside.info), background: GROUND })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels.data, { raw: { width, height, channels } })
      // Use baseline JPEG without optimisation, because other settings take a fifth longer, and an upload waits for the file.
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}

function marginsAround({ width, height }: { width: number; height: number }) {
  const left = Math.floor((SHARE_SIZE.width - width) / 2);
  const top = Math.floor((SHARE_SIZE.height - height) / 2);
  return { left, right: SHARE_SIZE.width - width - left, top, bottom: SHARE_SIZE.height - height - top };
}

/** Makes missing share images, because older versions of the CMS made none. Returns the number of new files. */
export async function makeMissingShareImages(payload: Payload): Promise<number> {
  const storage = storageOf(payload);
  const names = new Set<string>();
  for await (const { name } of storage.list()) names.add(name);
  let made = 0;
  for (const filename of await shownPictures(payload)) {
    if (names.has(shareImage(filename)) || !names.has(filename)) continue;
    try {
      const original = await storage.read(filename);
      if (!original) continue;
      await storage.put(shareImage(filename), await drawShareImage(await buffer(original.body)));
      made += 1;
    } catch (error) {
      // Go on with the next picture. Links to pages with this picture have no preview picture.
      logError('share-image-not-made', error, { media: filename });
    }
  }
  return made;
}

/** Skips Payload's hooks, which would take seconds for thousands of fairs. */
async function shownPictures(payload: Payload): Promise<Set<string>> {
  const ids = new Set<number>();
  for (const collection of ['fairs', 'press-items'] as const) {
    const query = { where: { image: { exists: true } }, select: { image: true } } as const;
    const docs = await findRows<{ image?: number | null }>(payload, collection, query);
    for (const { image } of docs) if (image) ids.add(image);
  }
  const query = { where: { id: { in: [...ids] } }, select: { filename: true } } as const;
  const docs = await findRows<{ filename?: string | null }>(payload, 'media', query);
  return new Set(docs.flatMap(({ filename }) => filename ?? []));
}
