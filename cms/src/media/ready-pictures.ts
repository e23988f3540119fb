import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareImage } from '@fuar/shared/paths';
import { settleAll } from '@fuar/shared/settle-all';
import type { Payload, TypedUser } from 'payload';
import sharp from 'sharp';
import { isAllowed } from '../access/staff-only.ts';
import { createRow } from '../database/integer-ids.ts';
import { countRows } from '../database/rows.ts';
import type { Media } from '../payload-types.ts';
import { storageOf } from '../storage/create-storage.ts';
import { avifNameOf } from './avif-name.ts';
import type { CheckedImage } from './check-image.ts';
import { IMAGE_LIMITS } from './limits.ts';
import { drawPlaceholder } from './placeholder.ts';
import { markNewFiles } from './removable-files.ts';
import { SHARE_SIZE } from './share-image.ts';
import { stemOf } from './stem.ts';

type ReadyFile = { filename: string; data: Buffer; width: number; height: number; mimeType: string };

/**
 * Stores a picture with the files that `npm run demo:pictures` made from equal bytes. Resizing the demo's pictures would take
 * half a minute of processor time. Only our parent process can name the folder of these files. Returns undefined if a file is
 * missing, the picture is already stored, or the user may not store pictures.
 */
export async function storeReadyPicture(
  payload: Payload,
  { data, extension }: CheckedImage,
  user: TypedUser,
): Promise<Media | undefined> {
  const folder = payload.collections.media.config.custom.readyPictures as string | undefined;
  if (!folder || !(await isAllowed({ payload, user }, 'content', 'write'))) return undefined;
  const filename = `${stemOf(data)}.${extension}`;
  const present = await countRows(payload, 'media', { filename: { equals: filename } });
  const ready = present === 0 ? await readReadyPicture(payload, folder, filename, data) : undefined;
  if (!ready) return undefined;
  const { original, share, sizes, avif } = ready;
  const [smallest = original] = Object.values(sizes);

  const storage = storageOf(payload);
  const files = [original, share, ...Object.values(sizes), ...avif];
  await markNewFiles(
    payload,
    files.map((file) => file.filename),
  );
  const put = (file: { filename: string; data: Uint8Array }) => storage.put(file.filename, file.data);
  const placeholder = drawPlaceholder(smallest.data);
  await settleAll([placeholder, ...files.map(put)]);
  const now = new Date().toISOString();
  const id = await createRow(payload, 'media', {
    ...toFields(original),
    sizes: Object.fromEntries(Object.entries(sizes).map(([name, file]) => [name, toFields(file)])),
    placeholder: await placeholder,
    createdAt: now,
    updatedAt: now,
  });
  return payload.findByID({ collection: 'media', id, depth: 0 });

  function toFields(file: ReadyFile) {
    const { filename: name, data: bytes, width, height, mimeType } = file;
    const url = `${payload.config.routes.api}/media/file/${encodeURIComponent(name)}`;
    return { filename: name, mimeType, filesize: bytes.length, width, height, url };
  }
}

async function readReadyPicture(payload: Payload, folder: string, filename: string, data: Buffer) {
  const { autoOrient, pages = 1, format } = await sharp(data).metadata();
  const { width, height } = autoOrient;
  if (pages > 1 || Math.max(width, height) > IMAGE_LIMITS.storedEdge) return undefined;
  const original = await readFileOf(folder, { filename, width, height, format });
  if (!original) return undefined;

  const stem = filename.replace(/\.\w+$/, '');
  const sizes: Record<string, ReadyFile> = {};
  const avif: ReadyFile[] = [];
  for (const size of payload.collections.media.config.upload.imageSizes ?? []) {
    const fitted = Math.min(width, size.width ?? width);
    const scaled = Math.round((height * fitted) / width);
    const name = `${stem}-${fitted}x${scaled}.webp`;
    const edges = { width: fitted, height: scaled };
    const file = await readFileOf(folder, { filename: name, ...edges, format: 'webp' });
    if (!file) return undefined;
    sizes[size.name] = file;
    // The AVIF version may be missing, because it is left out if it would be larger than the WebP file.
    const small = await readFileOf(folder, { filename: avifNameOf(name) ?? '', ...edges, format: 'heif' });
    if (small) avif.push(small);
  }
  const share = await readFileOf(folder, { filename: shareImage(filename), ...SHARE_SIZE, format: 'jpeg' });
  if (!share) return undefined;
  return { original, share, sizes, avif };
}

type Expected = Omit<ReadyFile, 'data' | 'mimeType'> & { format: string };

/** Undefined if the file is missing. Does not check the content, because demo-pictures.test.ts checks all files. */
async function readFileOf(folder: string, { format, ...expected }: Expected): Promise<ReadyFile | undefined> {
  const data = await readFile(join(folder, expected.filename)).catch(() => undefined);
  return data && { ...expected, data, mimeType: `image/${format}` };
}
